import { plainText } from '@/data/normalise/plainText';
import { normalise } from '../../helpers/normalise';
import { notText } from '../../helpers/notText';
import { rawDocument } from '../../helpers/rawDocument';

/** What a page shows of a text that was typed into `des`. */
function shown(des: string): string | undefined {
  return normalise('product', rawDocument({ title: 'Rose', des })).item?.description;
}

describe('plainText', () => {
  it.each<[typed: string, text: string]>([
    ['<p>Soft <b>matte</b></p>', 'Soft matte'],
    ['<p>Soft</p><p>matte</p>', 'Soft matte'],
    ['Soft<br>matte<br/>rose<BR />red', 'Soft matte rose red'],
    ['<ul><li>Soft</li><li>Matte<ul><li>Rose</li></ul></li></ul>', 'Soft Matte Rose'],
    ['<h2 data-x="a > b">Soft</h2>\n<table><tr><td>1</td><td>2</td></tr></table>', 'Soft 1 2'],
    ['<img src=a.jpg alt="Rose"><a href="https://a.in/?a=1&amp;b=2">Rose</a>', 'Rose'],
    ['Soft<o:p></o:p> <strong ><em\n>matte</em></strong>', 'Soft matte'],
    ['Soft<!-- <b>no --> matte<!--more-->', 'Soft matte'],
    ['<style>p { color: red }</style>Soft<script src="a.js">if (1 < 2) run()</script>', 'Soft'],
    ['Soft <script>never ends', 'Soft'],
    ['<script src="a.js" />Soft', 'Soft'],
    ['Rose &amp; Gold &#8211; L&#39;Or&eacute;al &#x2665; &hearts;', "Rose & Gold – L'Oréal ♥ ♥"],
    ['&#2455;&#2507;&#2482;&#2494;&#2474; &#x930;&#x902;&#x917;', 'গোলাপ रंग'],
    ['It&#146;s &AMP; more', 'It’s & more'],
    ['Rose&#8203;&#x202e;&#10;Gold', 'Rose Gold'],
    // Once: what was escaped was meant as text.
    ['Rose &amp;amp; Gold', 'Rose &amp; Gold'],
    ['write &lt;b&gt;bold&lt;/b&gt;', 'write <b>bold</b>'],
  ])('says %j as "%s"', (typed, text) => {
    expect(shown(typed)).toBe(text);
  });

  it.each([
    'a < b',
    'a > b',
    '<3',
    '5 <10 ml',
    'AT&T',
    'Rose & Gold; more',
    '&constructor; &valueOf; &toString;',
    '&#;',
    '&amp',
    '<Rose> <new arrival>',
    'priya <priya@shop.in>',
    '<<>>',
  ])('leaves %j as it was typed', (typed) => {
    expect(shown(typed)).toBe(typed);
  });

  it.each(['<p>&nbsp;</p>', '<br><!-- nothing -->', '<script>run()</script>'])(
    'finds nothing to show in %j',
    (typed) => {
      const { item, diagnostics } = normalise(
        'product',
        rawDocument({ title: 'Rose', des: typed, price: 9, img: '/a.webp' }),
      );
      expect([item?.description, diagnostics]).toEqual([undefined, []]);
    },
  );

  it('leaves what is no text as it is', () => {
    for (const [, value] of notText) expect(plainText(value)).toBe(value);
  });
});

describe('a product that another shop exported', () => {
  it('has its texts, price, shades and size in every language', () => {
    const { item, diagnostics } = normalise(
      'product',
      rawDocument({
        title: 'Rose &amp; Gold',
        title_bn: '<b>গোলাপ</b>',
        price: '&#8377;&nbsp;299',
        mrp: '<span>₹399</span>',
        brand: 'L&#39;Or&eacute;al',
        shades: '<ul><li>Rose &amp; Gold #c68642</li><li>Ivory</li></ul>',
        size: '30&nbsp;ml',
        img: 'https://a.in/a.jpg?alt=media&amp;token=1',
      }),
    );
    expect(diagnostics).toEqual([]);
    expect(item).toMatchObject({
      title: 'Rose & Gold',
      translations: { bn: { title: 'গোলাপ' } },
      price: 299,
      mrp: 399,
      brand: "L'Oréal",
      shades: [{ name: 'Rose & Gold', colour: '#c68642' }, { name: 'Ivory' }],
      size: { measure: { amount: 30, unit: 'ml' } },
      image: 'https://a.in/a.jpg?alt=media&token=1',
    });
  });
});
