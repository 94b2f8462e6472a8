import type { HomeMessages } from '../Messages';

export const askOnly: HomeMessages['askOnly'] = {
  goods: {
    'Eye Lash Imagic': 'Imagic आईलैश',
    'Eye Brow': 'आईब्रो',
    'Eye Liner': 'आईलाइनर',
    Mascara: 'मस्कारा',
    Gitter: 'ग्लिटर',
  },
  also: 'ये भी मिलेंगे, पूछें',
  action: 'व्हाट्सऐप पर पूछें',
};
