/**
 * Other words that customers use for the same thing, normalized. Each word must belong to one group. Words of our
 * product names come first.
 */
const GROUPS: readonly (readonly string[])[] = [
  ['帳篷', '帳棚', '帳蓬', '營帳'],
  ['睡墊', '睡眠墊'],
  ['背包', '後背包', '登山包'],
  ['登山杖', '健行杖', '登山棍'],
  ['瓦斯爐', '登山爐', '爐頭'],
  ['套鍋', '鍋具'],
  ['保溫瓶', '保溫杯', '保溫壺'],
  ['營燈', '露營燈'],
  ['外套', '夾克'],
  ['岩盔', '頭盔', '安全帽'],
  ['動力繩', '登山繩'],
  ['水袋', '水囊'],
  ['急救包', '醫藥包'],
  ['backpack', 'rucksack'],
  ['pad', 'mat'],
  ['trousers', 'pants'],
  ['poles', 'sticks'],
  ['stove', 'burner'],
  ['flask', 'thermos'],
  ['headlamp', 'headlight'],
  ['jacket', 'coat'],
  ['bladder', 'reservoir'],
]

const isHan = (word: string) => /^\p{Script=Han}+$/u.test(word)
/** English names use one number, and customers the other. */
const singular = (word: string) => word.replace(/(?<=..)s$/, '')

/** A normalized word and its synonyms. Chinese has no spaces, so a synonym can be a part of the word: 雙人帳棚. */
export function formsOf(word: string): string[] {
  const forms = GROUPS.flatMap(group => {
    const found = group.filter(one => (isHan(one) ? word.includes(one) : singular(word) === singular(one)))
    // 後背包 contains 背包.
    const asked = found.toSorted((a, b) => b.length - a.length)[0]
    if (asked === undefined) return []
    return group.filter(one => one !== asked).map(one => (isHan(one) ? word.replace(asked, one) : singular(one)))
  })
  return [...new Set([word, ...forms])]
}
