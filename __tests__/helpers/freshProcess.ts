import { resetCaches } from './resetCaches';

// Each test begins as a process that has read nothing.
beforeEach(resetCaches);
afterAll(resetCaches);
