import { importSheet } from '../../../scripts/import/importSheet';
import { readSheet } from '../../../scripts/import/readSheet';
import { importConversation } from '../../helpers/importConversation';
import { MemoryDatabase } from '../../helpers/MemoryDatabase';
import { desk } from '../../helpers/theDesk';

jest.mock('@/answers/preview/fetchHostedPicture', () => ({
  fetchHostedPicture: async () => {
    throw new Error('no network');
  },
}));

const at = (name: string) => `https://cdn.example/${name}.jpg`;

/** The lines of a shop's export as CSV, with a shelf in front. */
const exported = {
  Meta: `Shelf,id,title,description,availability,condition,price,link,image_link,brand,google_product_category,sale_price,item_group_id,additional_image_link
Wax Stick,m1,Rose Base,Soft,in stock,new,499.00 INR,https://x.in/p/1,${at('m1')},Lakme,469,449.00 INR,g1,"${at('m2')},${at('m3')}"
Wax Stick,m2,Lily Base,Soft,out of stock,new,399.00 INR,https://x.in/p/2,${at('m4')},Lakme,469,,g2,
Wax Stick,m3,Clay Base,Soft,discontinued,new,299.00 INR,https://x.in/p/3,${at('m5')},Lakme,469,,g3,`,
  Shopify: `Shelf,Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Variant Compare At Price,Image Src,Image Position,Status
Wax Stick,rose-base,Rose Base,Soft,Lakme,Base,a,TRUE,Shade,Ivory,S1,30,449.00,499.00,${at('s1')},1,active
,rose-base,,,,,,,,Beige,S2,30,459.00,499.00,${at('s2')},2,
Wax Stick,lily-base,Lily Base,Soft,Lakme,Base,a,FALSE,Title,Default Title,S3,30,399.00,,${at('s3')},1,active
Wax Stick,clay-base,Clay Base,Soft,Lakme,Base,a,TRUE,Title,Default Title,S4,30,299.00,,${at('s4')},1,draft
Wax Stick,wax-base,Wax Base,Soft,Lakme,Base,a,TRUE,Title,Default Title,S5,30,199.00,,${at('s5')},1,archived`,
  WooCommerce: `Shelf,ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Images,Parent
Wax Stick,11,simple,W1,Rose Base,1,0,visible,Soft,,1,5,0.03,449,499,Base,"${at('w1')}, ${at('w2')}",
Wax Stick,12,simple,W2,Lily Base,0,0,visible,Soft,,1,,0.03,,399,Base,${at('w3')},
Wax Stick,13,simple,W3,Clay Base,-1,0,visible,Soft,,1,,0.03,,299,Base,${at('w4')},
Wax Stick,14,simple,W4,Wax Base,1,0,hidden,Soft,,1,,0.03,,199,Base,${at('w5')},
Wax Stick,15,simple,W5,Oil Base,1,0,visible,Soft,,0,0,0.03,,99,Base,${at('w6')},
Wax Stick,16,variation,W6,Rose Base - Ivory,1,0,visible,,,1,,,449,499,,${at('w7')},id:11`,
  Wix: `Shelf,handleId,fieldType,name,description,productImageUrl,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight
Wax Stick,h1,Product,Rose Base,Soft,${at('x1')};${at('x2')},X1,,499,,true,PERCENT,10,InStock,0.03
,h1,Variant,,,,X2,,,20,true,,,InStock,
Wax Stick,h2,Product,Lily Base,Soft,${at('x3')},X3,,399,,false,AMOUNT,0,12,0.03
Wax Stick,h3,Product,Clay Base,Soft,${at('x4')},X4,,299,,true,AMOUNT,50,OutOfStock,0.03`,
};

async function importCsv(csv: string) {
  const database = new MemoryDatabase();
  const { said, talk } = importConversation(true);
  await importSheet(await readSheet(Buffer.from(csv)), database, talk);
  const after = Object.values((await database.holds('WAX Stick')) ?? {});
  return { said, after: new Map(after.map((fields) => [fields.title, fields])) };
}

describe("another shop's export", () => {
  it.each<[shop: keyof typeof exported, name: string, fields: object]>([
    [
      'Meta',
      'Rose Base',
      { price: 449, mrp: 499, brand: 'Lakme', img: at('m1'), img2: at('m2'), img3: at('m3') },
    ],
    ['Meta', 'Lily Base', { price: 399, soldOut: true }],
    ['Meta', 'Clay Base', { price: 299, hidden: true }],
    ['Shopify', 'Rose Base', { price: 449, mrp: 499, brand: 'Lakme', des: 'Soft', img: at('s1') }],
    ['Shopify', 'Lily Base', { price: 399, hidden: true }],
    ['Shopify', 'Clay Base', { price: 299, hidden: true }],
    ['Shopify', 'Wax Base', { price: 199, hidden: true }],
    [
      'WooCommerce',
      'Rose Base',
      { price: 449, mrp: 499, des: 'Soft', img: at('w1'), img2: at('w2') },
    ],
    ['WooCommerce', 'Lily Base', { price: 399, hidden: true }],
    ['WooCommerce', 'Clay Base', { price: 299, hidden: true }],
    ['WooCommerce', 'Wax Base', { price: 199, hidden: true }],
    ['WooCommerce', 'Oil Base', { price: 99, soldOut: true }],
    ['Wix', 'Rose Base', { price: 449.1, mrp: 499, des: 'Soft', img: at('x1'), img2: at('x2') }],
    ['Wix', 'Lily Base', { price: 399, hidden: true }],
    ['Wix', 'Clay Base', { price: 249, mrp: 299, soldOut: true }],
  ])('of %s gives %s what it says, and nothing else', async (shop, name, fields) => {
    const { after } = await importCsv(exported[shop]);
    const known = { title: name, des: 'Soft', brand: expect.anything(), img: expect.anything() };
    const { brand, ...rest } = known;
    const usual = shop === 'Meta' || shop === 'Shopify' ? { brand, ...rest } : rest;
    expect(after.get(name)).toEqual({ ...usual, ...fields });
  });

  it.each<[shop: keyof typeof exported, count: number, said: string[]]>([
    [
      'Meta',
      3,
      [
        '"availability" as Sold out and Hidden, "sale_price" as Price, "additional_image_link" as Picture 2',
        'passed over: "condition", "link"',
      ],
    ],
    [
      'Shopify',
      4,
      [
        '"Body (HTML)" as Description',
        '"Status" as Hidden',
        'passed over: row 3',
        '"Variant Grams"',
      ],
    ],
    [
      'WooCommerce',
      5,
      ['"Published" as Hidden', '"In stock?" as Sold out', 'passed over: row 7', '"Weight (kg)"'],
    ],
    [
      'Wix',
      3,
      [
        '"visible" as Hidden, "discountMode" as Price',
        '"inventory" as Sold out, "weight" as Size',
        'passed over: row 3',
      ],
    ],
  ])('of %s has %d products, and a sentence on how it was read', async (shop, count, lines) => {
    const { said, after } = await importCsv(exported[shop]);
    expect(after.size).toBe(count);
    for (const line of lines) expect(said.join('\n')).toContain(line);
    expect(said.find((line) => /^\d+ to add/.test(line))).toMatch(/ 0 refused/);
  });

  it.each([
    ['Name,Categories,Regular price,Published\nRose Base,Wax Stick,449,1', 'Categories'],
    [
      'id,title,product_type,price,availability\nm1,Rose Base,Wax Stick,449,in stock',
      'product_type',
    ],
    ['Handle,Title,Type,Variant Price,Status\nrose,Rose Base,Wax Stick,449,active', 'Type'],
  ])('may name the shelf in a column of its own: %j', async (csv, heading) => {
    const { said, after } = await importCsv(csv);
    expect(after.get('Rose Base')).toMatchObject({ price: 449 });
    expect(said[0]).toContain(`"${heading}" as Shelf`);
  });

  it('is told of in the log of the sheet, too', async () => {
    desk.google.tabs = {
      Goods: [
        ['Shelf', 'Title', 'price', 'Status'],
        ['Wax Stick', 'Wax', 9, 'draft'],
      ],
    };
    await desk.sync();
    expect(await desk.shelf()).toMatchObject({ wax: { hidden: true } });
    expect(desk.said).toContain(
      '  Tab Goods: Columns of another shop\'s export, read "Status" as Hidden',
    );
  });
});
