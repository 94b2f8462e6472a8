export { categoryIntros } from '../en/categoryIntros';
