import { defineMessages } from '#shared/messages.ts'

// The game's own terms. Natures, types and items are named as in the facts files (terms.test.ts); S-EV-1 prescribes the
// short English names of the stats.
export const statMessages = defineMessages('page5_06-stats', {
  hp: { en: 'HP', zh: 'HP' },
  attack: { en: 'Attack', zh: '攻擊' },
  defense: { en: 'Defense', zh: '防禦' },
  sp_attack: { en: 'Sp.Attack', zh: '特攻' },
  sp_defense: { en: 'Sp.Defense', zh: '特防' },
  speed: { en: 'Speed', zh: '速度' },
})

export const typeMessages = defineMessages('page5_06-types', {
  normal: { en: 'Normal', zh: '一般' },
  fighting: { en: 'Fighting', zh: '格鬥' },
  flying: { en: 'Flying', zh: '飛行' },
  poison: { en: 'Poison', zh: '毒' },
  ground: { en: 'Ground', zh: '地面' },
  rock: { en: 'Rock', zh: '岩石' },
  bug: { en: 'Bug', zh: '蟲' },
  ghost: { en: 'Ghost', zh: '幽靈' },
  steel: { en: 'Steel', zh: '鋼' },
  fire: { en: 'Fire', zh: '火' },
  water: { en: 'Water', zh: '水' },
  grass: { en: 'Grass', zh: '草' },
  electric: { en: 'Electric', zh: '電' },
  psychic: { en: 'Psychic', zh: '超能力' },
  ice: { en: 'Ice', zh: '冰' },
  dragon: { en: 'Dragon', zh: '龍' },
  dark: { en: 'Dark', zh: '惡' },
  fairy: { en: 'Fairy', zh: '妖精' },
})

export const natureMessages = defineMessages('page5_06-natures', {
  hardy: { en: 'Hardy', zh: '勤奮' },
  lonely: { en: 'Lonely', zh: '怕寂寞' },
  adamant: { en: 'Adamant', zh: '固執' },
  naughty: { en: 'Naughty', zh: '頑皮' },
  brave: { en: 'Brave', zh: '勇敢' },
  bold: { en: 'Bold', zh: '大膽' },
  docile: { en: 'Docile', zh: '坦率' },
  impish: { en: 'Impish', zh: '淘氣' },
  lax: { en: 'Lax', zh: '樂天' },
  relaxed: { en: 'Relaxed', zh: '悠閒' },
  modest: { en: 'Modest', zh: '內斂' },
  mild: { en: 'Mild', zh: '慢吞吞' },
  bashful: { en: 'Bashful', zh: '害羞' },
  rash: { en: 'Rash', zh: '馬虎' },
  quiet: { en: 'Quiet', zh: '冷靜' },
  calm: { en: 'Calm', zh: '溫和' },
  gentle: { en: 'Gentle', zh: '溫順' },
  careful: { en: 'Careful', zh: '慎重' },
  quirky: { en: 'Quirky', zh: '浮躁' },
  sassy: { en: 'Sassy', zh: '自大' },
  timid: { en: 'Timid', zh: '膽小' },
  hasty: { en: 'Hasty', zh: '急躁' },
  jolly: { en: 'Jolly', zh: '爽朗' },
  naive: { en: 'Naive', zh: '天真' },
  serious: { en: 'Serious', zh: '認真' },
})

/** Items that the trained Pokémon holds, by the stat that each adds to. */
export const powerItemMessages = defineMessages('page5_06-power-items', {
  hp: { en: 'Power Weight', zh: '力量負重' },
  attack: { en: 'Power Bracer', zh: '力量護腕' },
  defense: { en: 'Power Belt', zh: '力量腰帶' },
  sp_attack: { en: 'Power Lens', zh: '力量鏡' },
  sp_defense: { en: 'Power Band', zh: '力量束帶' },
  speed: { en: 'Power Anklet', zh: '力量護踝' },
})

export const vitaminMessages = defineMessages('page5_06-vitamins', {
  hp: { en: 'HP Up', zh: 'ＨＰ增強劑' },
  attack: { en: 'Protein', zh: '攻擊增強劑' },
  defense: { en: 'Iron', zh: '防禦增強劑' },
  sp_attack: { en: 'Calcium', zh: '特攻增強劑' },
  sp_defense: { en: 'Zinc', zh: '特防增強劑' },
  speed: { en: 'Carbos', zh: '速度增強劑' },
})

export const featherMessages = defineMessages('page5_06-feathers', {
  hp: { en: 'Health Feather', zh: '體力之羽' },
  attack: { en: 'Muscle Feather', zh: '肌力之羽' },
  defense: { en: 'Resist Feather', zh: '抵抗之羽' },
  sp_attack: { en: 'Genius Feather', zh: '智力之羽' },
  sp_defense: { en: 'Clever Feather', zh: '精神之羽' },
  speed: { en: 'Swift Feather', zh: '瞬發之羽' },
})
