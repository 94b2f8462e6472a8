/** Other words for this shop's goods in any language, by the English word. Has the form of `SearchWords.meanings`. */
export const synonyms: Readonly<Record<string, string>> = {
  hair: 'matha মাথা chul choole চুল হেয়ার baal balon बाल हेयर',
  bridal:
    'bou bouer biyer biye dulhan বউ বিয়ে বিয়ের दुल्हन शादी bride wedding shaadi kone koner কনে কনের',
  makeup:
    'cosmetics cosmetic mekap mekup meckup makup sajgoj sajer মেকআপ প্রসাধনী কসমেটিক কসমেটিকস সাজগোজ সাজের shringar मेकअप कॉस्मेटिक कॉस्मेटिक्स श्रृंगार',
  parlour: 'parlar salon পার্লার পার্লারের সেলুন पार्लर',
  ivory: 'white sada safed সাদা सफेद',
  jasmine: 'white sada safed সাদা सफेद jui beli জুঁই বেলি mogra mogre मोगरा मोगरे',
  lashes: 'polok palok palak palke palken palkein পলক पलक पलकें पलके',
  false: 'fake nokol nakli artificial নকল नकली',
  pujo: 'puja pooja pujor durga পুজো পুজোর পূজা পূজোর दुर्गा पूजा',
  grey: 'gray paka পাকা',
  straightener: 'sojha soja seedhe seedha সোজা सीधे सीधा',
};
