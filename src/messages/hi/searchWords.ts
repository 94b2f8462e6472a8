import type { SearchWords } from '../SearchWords';

/** How people ask for goods in Hindi. In Latin letters everybody spells by ear. */
export const searchWords: SearchWords = {
  joining: 'ka ke ki ko h liye liya aur का के की को लिए लिये और',
  asking: [
    'hai hain he tha kya kia kahan kaha chahiye chahie chaiye milega milegi milta dikhao dikhaiye de dena lena hoga kitna kitne kitni kimat keemat bhav dukan dukaan saman samaan cheez accha acha achi sasta sasti mujhe hume aap aapke apke paas koi kuch batao kharidna wala wali wale naya karne',
    'है हैं था क्या कहां चाहिए चाहिये मिलेगा मिलेगी मिलता दिखाओ दिखाइए दे देना लेना होगा कितना कितने कितनी कीमत दाम भाव रेट दुकान सामान चीज अच्छा अच्छी सस्ता सस्ती मुझे हमें आप आपके पास कोई कुछ बताओ खरीदना वाला वाली वाले नया करने',
  ].join(' '),
  endings: 'on ein ों ें',
  offer: 'chhoot chhut ऑफर छूट डिस्काउंट',
  percent: 'pratishat प्रतिशत फीसदी परसेंट',
  currency: 'rupaye rupay टका रुपये रुपए रु',
  between: 'se से',
  most: {
    before: '',
    after: 'tak, se kam, se niche, ke niche, ke andar, kam, तक, से कम, के नीचे, से नीचे, के अंदर, में',
  },
  least: { before: '', after: 'se zyada, se jyada, se upar, से ज्यादा, से ऊपर' },
  meanings: {
    red: 'lal laal लाल',
    black: 'kala kaala kali काला काले काली',
    white: 'safed सफेद',
    pink: 'gulabi gulaabi गुलाबी',
    rose: 'gulab गुलाब',
    blue: 'neela nila नीला नीले नीली',
    green: 'hara हरा',
    gold: 'sona sunehra सोना सुनहरा',
    silver: 'chandi चांदी',
    brown: 'bhura भूरा',
    violet: 'baingani बैंगनी',
    yellow: 'peela pila पीला',
    pearl: 'moti मोती',
    night: 'raat रात',
    colourful: 'rangin rangeen रंगीन',
    colour: 'rang रंग कलर',
    water: 'jal paani pani जल पानी',
    cha: 'चाय',
  },
};
