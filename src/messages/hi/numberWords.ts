import type { NumberWords } from '../SearchWords';

export const numberWords: NumberWords = {
  counted:
    'एक/ek दो/do तीन/teen/tin चार/char/chaar पांच/पाँच/paanch/panch/pach छह/छः/छे/chhe/che/chah सात/saat/sat आठ/aath/ath नौ/nau/no दस/das/dus ग्यारह/gyarah बारह/barah तेरह/terah चौदह/chaudah पंद्रह/pandrah सोलह/solah सत्रह/satrah अठारह/atharah उन्नीस/unnis बीस/bees/bis इक्कीस/ikkis बाईस/bais तेईस/teis चौबीस/chaubis पच्चीस/pachis/pachchis छब्बीस/chabbis सत्ताईस/sattais अट्ठाईस/atthais उनतीस/untis तीस/tees/tis इकतीस/iktis बत्तीस/battis तैंतीस/taintis चौंतीस/chauntis पैंतीस/paintis छत्तीस/chattis सैंतीस/saintis अड़तीस/adtis उनतालीस/untalis चालीस/chalis/chaalis इकतालीस/iktalis बयालीस/bayalis तैंतालीस/taintalis चौवालीस/chauvalis पैंतालीस/paintalis छियालीस/chiyalis सैंतालीस/saintalis अड़तालीस/adtalis उनचास/unchas पचास/pachas/pachaas इक्यावन/ikyavan बावन/bavan तिरपन/tirpan चौवन/chauvan पचपन/pachpan छप्पन/chappan सत्तावन/sattavan अट्ठावन/atthavan उनसठ/unsath साठ/sath/saath इकसठ/iksath बासठ/basath तिरसठ/tirsath चौंसठ/chaunsath पैंसठ/painsath छियासठ/chiyasath सड़सठ/sadsath अड़सठ/adsath उनहत्तर/unhattar सत्तर/sattar इकहत्तर/ikhattar बहत्तर/bahattar तिहत्तर/tihattar चौहत्तर/chauhattar पचहत्तर/pachattar/pachhattar छिहत्तर/chihattar सतहत्तर/sathattar अठहत्तर/athhattar उनासी/unasi अस्सी/assi/asi इक्यासी/ikyasi बयासी/bayasi तिरासी/tirasi चौरासी/chaurasi पचासी/pachasi छियासी/chiyasi सतासी/satasi अट्ठासी/atthasi नवासी/navasi नब्बे/nabbe/nabe इक्यानवे/ikyanve बानवे/banve तिरानवे/tiranve चौरानवे/chauranve पंचानवे/panchanve छियानवे/chiyanve सत्तानवे/sattanve अट्ठानवे/atthanve निन्यानवे/ninyanve',
  others: {
    डेढ़: 1.5,
    ढाई: 2.5,
    अढ़ाई: 2.5,
    dedh: 1.5,
    ded: 1.5,
    derh: 1.5,
    dhai: 2.5,
    dhaai: 2.5,
    adhai: 2.5,
  },
  hundred: 'सौ sau so',
  thousand: 'हजार हज़ार hazar hajar hazaar',
  andHalf: 'साढ़े sadhe sade saadhe',
};
