import type { CategorySlug, GroupSlug } from './registry';

/** Goods or brands that are not sold. */
export interface OtherGoods {
  /** Names in all languages, by ear in Latin letters too, separated by commas. */
  readonly names: readonly string[];
  /** What the shop has instead: a shelf, or the shelves of a group. */
  readonly near?: CategorySlug | GroupSlug;
  /** Brands: beside them, the kind of goods still counts. */
  readonly areBrands?: true;
}

/**
 * Goods and brands that only other shops sell. The search says so, and shows what is near. Goods that are only named
 * after them stay hidden: a spray called Sindur is no sindoor. If a title of the shop ends with such a name, it is sold.
 */
export const otherGoods: readonly OtherGoods[] = [
  {
    near: 'hair-cover',
    names: [
      'hair color, hair colour, hair dye, mehendi hair color, hair colour shampoo, henna for hair, godrej, bigen, garnier color',
      'chuler rong, chuler kolop, kolop, chuler color, চুলের রং, চুলের কলপ, কলপ, হেয়ার কালার, হেয়ার ডাই, চুলের কালার',
      'baal ka rang, balon ka rang, baal kala karne wala, बालों का रंग, हेयर कलर, हेयर डाई, मेहंदी बालों',
    ],
  },
  {
    near: 'Eyelash',
    names: [
      'eyelash curler, lash curler, lash serum, lash extension',
      'আইল্যাশ কার্লার, পলক কার্লার',
      'आईलैश कर्लर, पलक कर्लर',
    ],
  },
  {
    near: 'Hair-extensions',
    names: [
      'full wig, wig full, hair wig full, head wig, mens wig',
      'ফুল উইগ, পুরো উইগ, পুরো মাথার উইগ',
      'पूरी विग, फुल विग',
    ],
  },
  {
    near: 'lipe-palate',
    names: ['lip liner, lip pencil', 'লিপ লাইনার, লিপ পেন্সিল', 'लिप लाइनर, लिप पेंसिल'],
  },
  {
    near: 'blush',
    names: ['contour, contouring, contour stick, bronzer', 'কনট্যুর, কন্টুর, ব্রোঞ্জার', 'कंटूर, ब्रोंज़र'],
  },
  {
    near: 'Moistraizer',
    names: [
      'baby cream, baby lotion, fairness cream, whitening cream, bb cream, cc cream, body butter, cold cream, vaseline, petroleum jelly, aloe vera gel, foot scrub',
      'বেবি ক্রিম, বাচ্চার ক্রিম, ফর্সা হওয়ার ক্রিম, ভ্যাসলিন, অ্যালোভেরা জেল, forsa houar cream',
      'बेबी क्रीम, बच्चों की क्रीम, गोरा करने की क्रीम, वैसलीन, एलोवेरा जेल, gora hone ki cream',
    ],
  },
  {
    near: 'makeup',
    names: [
      'nail, nails, nail polish, nail paint, nail art, nail remover, nail extension, nail cutter, fake nail, nail glue, nail file',
      'nokh, nokher rong, নখ, নেল, নেল পালিশ, নেল পলিশ, নখপালিশ, নখের রং, নেল আর্ট',
      'nakhun, नाखून, नेल, नेल पॉलिश, नेल पेंट, नेल आर्ट',
    ],
  },
  {
    near: 'makeup',
    names: [
      'sindoor, sidur, sindur, vermilion, kumkum, alta, aalta, bindi, tip pata, teep, chandan, tikli',
      'সিঁদুর, সিদুর, আলতা, টিপ, টিপের পাতা, বিন্দি, কুমকুম, চন্দন',
      'सिंदूर, सिन्दूर, आलता, बिंदी, कुमकुम, चंदन',
    ],
  },
  {
    near: 'makeup',
    names: [
      'mehendi, mehndi, mehedi, mehandi, mehendi cone, henna, tattoo, temporary tattoo, body paint, face paint',
      'মেহেন্দি, মেহেদি, মেহেদী, হেনা, ট্যাটু',
      'मेहंदी, मेंहदी, हिना, टैटू',
    ],
  },
  {
    near: 'makeup',
    names: [
      'sunscreen, sun cream, suncream, sun screen lotion, sunblock, spf, spf cream, lip balm, bleach, facial, facial kit, makeup remover, micellar water, cleansing milk, cleanser, wipes, wet wipes, scrub, face scrub, face wash, facewash, face pack, facepack, face mask, sheet mask, peel off mask, face razor, mud mask, multani mitti, eye cream, under eye cream, eye gel, cotton pad, cotton, tissue, blotting paper, remover',
      'সানস্ক্রিন, সানব্লক, সান ক্রিম, লিপ বাম, ব্লিচ, ফেসিয়াল, রিমুভার, মেকআপ রিমুভার, স্ক্রাব, ফেস ওয়াশ, ফেসওয়াশ, ফেস প্যাক, ফেসপ্যাক, ফেস মাস্ক, ক্লিনজার, মুলতানি মাটি, তুলো',
      'सनस्क्रीन, सनब्लॉक, लिप बाम, ब्लीच, फेशियल, रिमूवर, मेकअप रिमूवर, स्क्रब, फेस वॉश, फेसवॉश, फेस पैक, फेसपैक, फेस मास्क, क्लींजर, मुल्तानी मिट्टी, रुई',
    ],
  },
  {
    near: 'makeup',
    names: [
      'makeup chair, parlour chair, salon chair, makeup pouch, makeup bag, makeup box, vanity box, vanity bag, vanity, makeup mirror, ring light, makeup stand, makeup organiser, cosmetic bag, makeup apron, parlour bed, makeup kit, makeup table, dressing table',
      'মেকআপ চেয়ার, মেকআপ পাউচ, মেকআপ ব্যাগ, মেকআপ বক্স, ভ্যানিটি, পার্লার চেয়ার, রিং লাইট',
      'मेकअप चेयर, मेकअप पाउच, मेकअप बैग, मेकअप बॉक्स, वैनिटी, पार्लर चेयर, रिंग लाइट',
    ],
  },
  {
    near: 'hair',
    names: [
      'shampoo, conditioner, hair conditioner, hair oil, hair mask, hair spa, hair spa cream, hair cream, hair serum oil, hair tonic, hair growth, hair fall, hairfall, hair vitamin, keratin treatment, smoothening cream, rebonding cream, hair protein',
      'shampu, chuler tel, শ্যাম্পু, কন্ডিশনার, চুলের তেল, হেয়ার অয়েল, হেয়ার মাস্ক, হেয়ার স্পা, চুল পড়া, চুল গজানো',
      'baal ka tel, balon ka tel, शैम्पू, शैंपू, कंडीशनर, बालों का तेल, हेयर ऑयल, हेयर मास्क, हेयर स्पा, बाल झड़ना',
    ],
  },
  {
    near: 'hair',
    names: [
      'dandruff, anti dandruff, lice, lice comb, comb, hair brush, hairbrush, hair comb, tail comb, hair net, hair bow, tiara, crown, maang tikka, mang tika, hair pump, salon cape, cutting cape, hair cutting scissors',
      'khushki, khuski, chiruni, mukut, topor, sholar mukut, খুশকি, ড্যানড্রাফ, উকুন, চিরুনি, হেয়ারব্রাশ, হেয়ার ব্রাশ, মুকুট, টোপর, টিকলি',
      'roosi, kanghi, kangha, डैंड्रफ, रूसी, कंघी, कंघा, हेयर ब्रश, मुकुट, मांग टीका, टोपर',
    ],
  },
  {
    names: [
      'razor, razer, rezor, blade, shaving, shaving cream, shaver, trimmer, hair trimmer, beard oil, beard trimmer, aftershave, after shave, epilator, hair removal, hair removal cream, hair remover, veet, wax strips, waxing, body wax, wax heater, wax powder, tweezer, plucker, threading thread',
      'রেজার, ব্লেড, শেভিং, ট্রিমার, ভিট, লোম তোলা, ওয়াক্সিং, lom tola',
      'रेजर, ब्लेड, शेविंग, ट्रिमर, वीट, बाल हटाने, वैक्सिंग, baal hatane',
    ],
  },
  {
    names: [
      'perfume, parfum, perfum, attar, atar, ittar, deodorant, deo, body spray, body mist, room freshener, talcum, talc, talcum powder, incense, agarbatti',
      'পারফিউম, আতর, ডিওডোরেন্ট, ডিও, বডি স্প্রে, সেন্ট, ট্যালকম, ধূপ',
      'परफ्यूम, इत्र, डियोड्रेंट, डियो, बॉडी स्प्रे, टैल्कम, अगरबत्ती',
    ],
  },
  {
    names: [
      'soap, handwash, hand wash, bodywash, body wash, sanitizer, toothpaste, toothbrush, mouthwash, detergent, diaper, sanitary pad, sanitary napkin, medicine, tablet, capsule, ointment',
      'saban, oshudh, শিশুর ডায়াপার, সাবান, টুথপেস্ট, টুথব্রাশ, স্যানিটাইজার, প্যাড, ওষুধ, ডায়াপার',
      'sabun, dawai, साबुन, टूथपेस्ट, टूथब्रश, सैनिटाइजर, पैड, दवा, दवाई, डायपर',
    ],
  },
  {
    names: [
      'earring, earrings, ear ring, ear rings, ear tops, necklace, neck set, choker, pendant, chain, bangle, bangles, bracelet, anklet, nose pin, nosepin, nose ring, nose stud, finger ring, toe ring, jewellery set, jewelry set, jhumka, jhumke, artificial jewellery, nath, mangalsutra, waist chain, brooch, safety pin, saree pin',
      'dul, kaner dul, golar haar, churi, shankha, pola, noa, nupur, payel, angti, ইয়াররিং, দুল, কানের দুল, ঝুমকা, নেকলেস, গলার হার, চুড়ি, শাঁখা, পলা, নূপুর, আংটি, নাকছাবি, নাকের নথ, নথ, মঙ্গলসূত্র, চোকার, সেফটিপিন',
      'kaan ki bali, bali, gale ka haar, chudi, kangan, payal, angoothi, झुमका, झुमके, बाली, हार, नेकलेस, चोकर, चूड़ी, चूड़ियां, कंगन, पायल, अंगूठी, नथ, नोज पिन, मंगलसूत्र',
    ],
  },
  {
    names: [
      'saree, sari, lehenga, kurti, dress, gown, blouse, dupatta, salwar, jeans, shirt, t shirt, nighty, bra, panty, innerwear, socks, gloves, shoes, sandal, slippers, sneakers, apron, scarf, cap, hat, mask, belt, veil, orna',
      'শাড়ি, লেহেঙ্গা, কুর্তি, জামা, ড্রেস, ব্লাউজ, ওড়না, জুতো, চটি, অ্যাপ্রন, টুপি, মাস্ক',
      'साड़ी, लहंगा, कुर्ती, ड्रेस, ब्लाउज, दुपट्टा, जूते, चप्पल, एप्रन, टोपी',
    ],
  },
  {
    names: [
      'bag, handbag, hand bag, purse, wallet, pouch, watch, smart watch, sunglasses, goggles, specs, mobile cover, phone cover, mobile, earphone, headphone, umbrella, water flask, tiffin, pen, notebook, toy, toys, teddy, soft toy, gift box, gift hamper, gift card, chocolate, cake, candle, photo frame, bouquet',
      'ব্যাগ, পার্স, ঘড়ি, চশমা, ছাতা, খেলনা, টেডি, চকলেট, গিফট বক্স, মোমবাতি, মোবাইল কভার',
      'बैग, पर्स, घड़ी, चश्मा, छाता, खिलौना, टेडी, चॉकलेट, गिफ्ट बॉक्स, मोमबत्ती, मोबाइल कवर',
    ],
  },
  {
    names: [
      'scissors, scissor, kanchi, massager, foot massager, steamer, facial steamer, weighing machine, iron box, sewing machine, fan, cooler, lamp, heater',
      'কাঁচি, ম্যাসাজার, স্টিমার, আয়রন',
      'कैंची, मसाजर, स्टीमर, इस्त्री',
    ],
  },
  {
    areBrands: true,
    names: [
      'lakme, maybelline, loreal, revlon, mac cosmetics, nykaa, sugar cosmetics, mamaearth, faces canada, colorbar, elle 18, insight, swiss beauty, mars, pac, blue heaven, renee, plum goodness, minimalist, wow skin, biotique, himalaya, lotus herbals, ponds, nivea, garnier, olay, dove, vlcc, kama ayurveda, forest essentials, just herbs, myglamm, kay beauty, nyx, clinique, estee lauder, bobbi brown, charlotte tilbury, wet n wild, kryolan, krylon, philips, vega, nova, havells, panasonic, syska, dyson, braun, kemei, babyliss, remington, tresemme, streax, schwarzkopf, matrix, wella, set wet, gatsby, parachute, dabur, patanjali, boroline, bajaj',
      'ল্যাকমে, মেবিলিন, লরিয়াল, ফিলিপস, ভেগা, নাইকা, হিমালয়া, পন্ডস, নিভিয়া, গার্নিয়ার, বোরোলিন',
      'लैक्मे, लक्मे, मेबेलिन, लॉरियल, फिलिप्स, वेगा, नायका, हिमालया, पॉन्ड्स, निविया, गार्नियर, पतंजलि',
    ],
  },
];
