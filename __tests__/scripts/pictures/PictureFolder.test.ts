import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PictureFolder } from '../../../scripts/pictures/PictureFolder';
import { emptyFolder } from '../../helpers/emptyFolder';

function folderWith(...names: string[]): PictureFolder {
  const folder = emptyFolder();
  for (const name of names) writeFileSync(path.join(folder, name), name);
  return new PictureFolder(folder);
}

describe('PictureFolder', () => {
  it.each(['rose.jpg', 'Rose.JPG', 'rose', 'rose.jpeg', 'ROSE.png'])(
    'finds rose.jpg for the cell "%s"',
    (name) => {
      const found = folderWith('rose.jpg', 'rose notes.txt', 'lily.jpg').find(name);
      expect(found).toMatchObject({ picture: { path: expect.stringMatching(/\/rose\.jpg$/) } });
    },
  );

  it('prefers the very file, and asks where a name means two', () => {
    const folder = folderWith('rose.jpg', 'rose.png');
    expect(folder.find('rose.png')).toMatchObject({
      picture: { path: expect.stringMatching(/rose\.png$/) },
    });
    expect(folder.find('rose')).toEqual({
      reason: expect.stringMatching(/is the name of several files/),
    });
    expect(folder.find('tulip')).toEqual({ reason: expect.stringMatching(/"tulip" is not in/) });
  });

  it('takes no text for a picture of that name', () => {
    expect(folderWith('rose.txt').find('rose')).toEqual({
      reason: expect.stringMatching(/is not in/),
    });
  });
});
