import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PictureFolder } from '../../../scripts/pictures/PictureFolder';
import { emptyFolder } from '../../helpers/emptyFolder';

function folderWith(...names: string[]): string {
  const folder = emptyFolder();
  mkdirSync(path.join(folder, 'new'));
  for (const name of names) writeFileSync(path.join(folder, name), name);
  return folder;
}

describe('PictureFolder', () => {
  it('finds a file of it and of the folders in it, once and under the same name in the bucket', () => {
    const folder = new PictureFolder(folderWith('Rose.jpg', 'new/Red lily.JPG'));
    const [rose, lily] = [folder.find('rose'), folder.find('red lily.jpg')];
    expect(rose).toMatchObject({ picture: { name: expect.stringMatching(/^products\/rose-/) } });
    expect(lily).toMatchObject({
      picture: { fileName: 'Red lily.JPG', name: expect.stringMatching(/^products\/red-lily-/) },
    });
    expect(folder.find('ROSE.JPG')).toMatchObject(rose);
  });

  it('refuses what is no file of it, or too large, and says where it looked', () => {
    const place = folderWith('rose.jpg');
    truncateSync(path.join(place, 'rose.jpg'), 60_000_001);
    const folder = new PictureFolder(place);
    expect(folder.find('rose.jpg')).toEqual({ reason: '"rose.jpg" is larger than 60 MB' });
    expect(folder.find('tulip')).toEqual({ reason: `"tulip" is not in the folder ${place}` });
    expect(() => new PictureFolder(path.join(place, 'none'))).toThrow('There is no folder');
  });
});
