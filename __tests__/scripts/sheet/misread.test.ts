import { misread } from '../../../scripts/sheet/misread';
import { windowsSigns } from '../../../src/data/normalise/windowsSigns';

/** A text in UTF-8 as a program shows it that takes each byte for a letter. */
function asLatin(text: string): string {
  return Buffer.from(text).toString('latin1');
}

function asWindows(text: string): string {
  return asLatin(text).replace(/[\u0080-\u009f]/g, (byte) =>
    windowsSigns.charAt(byte.charCodeAt(0) - 128),
  );
}

function asMac(text: string): string {
  return new TextDecoder('macintosh').decode(Buffer.from(text));
}

const texts = [
  'Lakmé Rosé',
  'LAKMÉ ROSÉ',
  "L'ORÉAL PARIS",
  'crème brûlée',
  'À la carte',
  'Garçon, über, señor',
  'KÖLN',
  '×2',
  '2×50 g',
  '30 °C',
  'Rose® 50',
  'MAC®',
  'Kājal',
  'Priya’s “Rose” – soft…',
  '₹299',
  'গোলাপ',
  'রূপকথা ক্রিম',
  'ক্ষ',
  'गुलाब',
  'हिन्दी में',
  'গোলাপ…',
  'Rose 💄',
  '\ufeffTitle',
];

describe('misread', () => {
  it.each(texts)(
    'tells letters of %j that were read as Windows-1252, Latin-1 or Mac Roman',
    (text) => {
      expect(misread(text)).toBeUndefined();
      const once = [asWindows(text), asLatin(text), asMac(text)];
      for (const spoilt of [...once, asWindows(asWindows(text))])
        expect([spoilt, misread(spoilt)]).toEqual([spoilt, expect.stringMatching(/as UTF-8/)]);
    },
  );

  it.each(['LakmÃ© RosÃ©', 'à¦—à§‹…', 'à¤—', 'Ã—2', 'Rose\ufffd', '\ufffd\ufffd 50 ml'])(
    'tells those of %s',
    (spoilt) => {
      expect(misread(spoilt)).toMatch(/spoilt before this file was saved/);
    },
  );

  it.each([
    'MAÇÃ',
    'SÃO PAULO',
    'CORAÇÃO',
    'ROMÃ® Creme',
    '“ROMÔ',
    'ROMÃ – 50 g',
    'ROMÃ\u00a0',
    'Romã, maçã',
    'LAKMÉ’S',
    'CAFÉ™ “ROSÉ”',
    'Rosé—“soft”',
    'voilà! à 5 ₹',
    'Âme, âge, château',
    'ÅLAND, Ärger',
    'ÎLE ® ï » ¿',
    'été – 30 °C ± 2',
    '√ matte √ soft',
    '√2 ≈ £1, ¬, ƒ, ‡ see below',
    '‚Öl‘',
  ])('leaves %j, which is meant', (text) => {
    expect(misread(text)).toBeUndefined();
  });
});
