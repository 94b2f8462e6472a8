import base from './playwright.config';
const { webServer, projects, ...rest } = base;
export default { ...rest, timeout: 120_000, expect: { timeout: 40_000 }, projects: projects?.filter((p) => p.name === 'demo') };
