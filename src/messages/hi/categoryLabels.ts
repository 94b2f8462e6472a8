export { categoryLabels } from '../en/categoryLabels';
