/** Goods on the makeup grid that have no page of their own, and the label of the link that asks for them. */
export const askOnly = {
  titles: ['Imagic आईलैश', 'आईब्रो', 'आईलाइनर', 'मस्कारा', 'ग्लिटर'],
  action: 'व्हाट्सऐप पर पूछें',
};
