import { type Random, weighted } from '#company/random.ts'
import type { Words } from '#shared/messages.ts'
import { PRIORITIES } from './rules.ts'

type Subject = { title: Words; text: Words }

/** What customers write; `{}` is the product. */
const SUBJECTS: readonly Subject[] = [
  {
    title: { en: 'Where is my {}?', zh: '{}何時到貨？' },
    text: {
      en: 'I ordered {} and have not received it yet. Could you tell me when it will arrive? I need it for a trip next week.',
      zh: '我訂購的{}還沒收到，請問何時會到貨？下星期登山要用。',
    },
  },
  {
    title: { en: '{}: the zip is stuck', zh: '{}拉鍊卡住' },
    text: {
      en: 'The zip of {} has been stuck since the second trip. I have tried wax, but it does not move. Can it be repaired?',
      zh: '{}的拉鍊第二次使用就卡住了，上過蠟還是拉不動，請問可以維修嗎？',
    },
  },
  {
    title: { en: '{} arrived damaged', zh: '{}到貨時已損壞' },
    text: {
      en: '{} arrived today, and the box was crushed on one side. I have kept the packaging. Please send another one.',
      zh: '今天收到{}，外箱有一側被壓壞。包裝我還留著，麻煩換一件。',
    },
  },
  {
    title: { en: 'Exchange {} for another size', zh: '{}想更換尺寸' },
    text: {
      en: '{} is too small for me. I have only tried it on at home, and the tag is still on. May I exchange it for one size larger?',
      zh: '{}買小了，只在家試穿過，吊牌還在，想換大一號。',
    },
  },
  {
    title: { en: 'Return {}', zh: '{}申請退貨' },
    text: {
      en: 'I would like to return {}. I have not used it, and it is less than seven days since it arrived.',
      zh: '想退{}，還沒使用過，收到未滿七天。',
    },
  },
  {
    title: { en: '{}: a seam came loose', zh: '{}縫線脫落' },
    text: {
      en: 'A seam of {} came loose after a night of wind, about ten centimetres near the corner. Is this covered by the warranty?',
      zh: '{}用了一晚，風大，靠近角落的縫線鬆開約十公分，請問在保固範圍內嗎？',
    },
  },
  {
    title: { en: 'How do I clean {}?', zh: '{}如何清洗保養？' },
    text: {
      en: 'How should I clean {} after a muddy trail? The label has come off, and I do not want to damage the coating.',
      zh: '{}沾滿泥巴，標籤也掉了，請問該怎麼清洗才不會傷到塗層？',
    },
  },
  {
    title: { en: 'Invoice for {} with a company number', zh: '{}發票需加註統一編號' },
    text: {
      en: 'Please add our company number to the invoice for {}. Accounting needs it before the end of the month.',
      zh: '{}的發票麻煩加註統一編號，月底前要報帳。',
    },
  },
  {
    title: { en: 'Spare part for {}', zh: '{}想購買替換零件' },
    text: {
      en: 'I have lost a small part of {}. Can I buy it separately, and what does it cost?',
      zh: '{}的小零件弄丟了，請問可以單買嗎？多少錢？',
    },
  },
  {
    title: { en: '{}: wrong colour delivered', zh: '{}出貨顏色錯誤' },
    text: {
      en: 'I ordered {} in green and received it in orange. I would like the colour that I ordered.',
      zh: '{}我訂的是綠色，收到的是橘色，想換回原本訂的顏色。',
    },
  },
]

/** A customer's request about a product. */
export function pickRequest(random: Random, product: Words): Subject {
  const { title, text } = random.pick(SUBJECTS)
  // A function, because a product name like `$&` would be a replacement pattern.
  const about = ({ en, zh }: Words) => ({
    en: en.replace('{}', () => product.en),
    // `30L 縫線脫落`: a space parts Latin letters and digits from Chinese.
    zh: zh.replace(/\{\}(?=(\p{Script=Han})?)/u, (_, han) =>
      han && /\w$/.test(product.zh) ? `${product.zh} ` : product.zh,
    ),
  })
  return { title: about(title), text: about(text) }
}

/** How often each priority occurs. */
const SHARES = { low: 20, normal: 55, high: 20, urgent: 5 }
export const pickPriority = weighted(PRIORITIES, priority => SHARES[priority])
