import type { FieldNames } from './fieldNames';

/** How to bring in a picture, by desk. */
export const toGivePicture: Readonly<Record<FieldNames['desk'], string>> = {
  console:
    'Upload the picture in the Firebase console under Storage, open it there, and copy its download URL, which begins with https://firebasestorage.googleapis.com/.',
  sheet: 'Put the picture into the Drive folder of photos and type its name: rose.jpg.',
  file: 'Save the picture into your folder of photos and type its name: rose.jpg.',
};
