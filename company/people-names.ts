import type { Random } from './random.ts'

export type Names = { name_en: string; name_zh: string }

/** Common surnames in Taiwan, the most common first, in the spelling of passports (Wade–Giles). */
const SURNAMES =
  '陳 Chen,林 Lin,黃 Huang,張 Chang,李 Li,王 Wang,吳 Wu,劉 Liu,蔡 Tsai,楊 Yang,許 Hsu,鄭 Cheng,謝 Hsieh,郭 Kuo,洪 Hung,邱 Chiu,曾 Tseng,廖 Liao,賴 Lai,周 Chou,葉 Yeh,蘇 Su,莊 Chuang,江 Chiang,何 Ho,羅 Lo,高 Kao,蕭 Hsiao,簡 Chien,鍾 Chung'

const GIVEN_NAMES =
  '怡君 Yi-Chun,家豪 Chia-Hao,淑芬 Shu-Fen,志明 Chih-Ming,雅婷 Ya-Ting,俊傑 Chun-Chieh,宗翰 Tsung-Han,冠宇 Kuan-Yu,佳穎 Chia-Ying,欣怡 Hsin-Yi,承恩 Cheng-En,品妤 Pin-Yu,柏翰 Po-Han,詩涵 Shih-Han,宜蓁 Yi-Chen,子晴 Tzu-Ching,建宏 Chien-Hung,美玲 Mei-Ling,文雄 Wen-Hsiung,淑惠 Shu-Hui,彥廷 Yen-Ting,思妤 Szu-Yu,宥廷 Yu-Ting,筱涵 Hsiao-Han,育誠 Yu-Cheng,惠雯 Hui-Wen,銘哲 Ming-Che,玉珍 Yu-Chen,孟儒 Meng-Ju,立群 Li-Chun,哲瑋 Che-Wei,郁婷 Yu-Ting,信宏 Hsin-Hung,慧君 Hui-Chun,偉倫 Wei-Lun,佩珊 Pei-Shan,國華 Kuo-Hua,秀英 Hsiu-Ying,振宇 Chen-Yu,芷瑄 Chih-Hsuan'

// The lists below are pairs.
const pairs = (list: string) => list.split(',').map(pair => pair.split(' ') as [zh: string, en: string])
const [surnames, givenNames] = [pairs(SURNAMES), pairs(GIVEN_NAMES)]

/** A random name: 陳怡君, Yi-Chun Chen. */
export function personName(random: Random): Names {
  // Picks common surnames more often: the list is cut at a random length first.
  const [surname, surnameEn] = random.pick(surnames.slice(0, random.int(5, surnames.length)))
  const [given, givenEn] = random.pick(givenNames)
  return { name_zh: surname + given, name_en: `${givenEn} ${surnameEn}` }
}

/** Creates names that are never repeated. */
export function createPersonNamer(random: Random): () => Names {
  const taken = new Set<string>()
  return () => {
    for (;;) {
      const names = personName(random)
      if (taken.has(names.name_en) || taken.has(names.name_zh)) continue
      taken.add(names.name_en).add(names.name_zh)
      return names
    }
  }
}
