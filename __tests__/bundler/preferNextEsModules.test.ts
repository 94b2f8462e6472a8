import { existsSync } from 'node:fs';
import { preferNextEsModules } from '@/bundler/preferNextEsModules';

describe('preferNextEsModules', () => {
  it('aliases only folders that Next has', () => {
    const alias: Record<string, unknown> = {};
    preferNextEsModules({ resolve: { alias }, module: { rules: [] } });
    const folders = Object.entries(alias).flat().map(String);
    expect(folders).toHaveLength(10);
    expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  });
});
