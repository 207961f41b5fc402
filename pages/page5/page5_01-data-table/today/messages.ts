import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page5_01-today', {
  unpaid: {
    en: { one: '{{count}} order waits for payment', other: '{{count}} orders wait for payment' },
    zh: '{{count}} 張訂單等待付款',
  },
  first: { en: 'Order {{id}} of {{name}}, {{total}}', zh: '訂單 {{id}}，{{name}}，{{total}}' },
  open: { en: 'Open', zh: '開啟' },
  calm: { en: 'No order waits for payment for more than a day', zh: '沒有訂單等待付款超過一天' },
  rule: {
    en: 'Orders placed before yesterday that are not paid yet',
    zh: '昨天以前成立、至今仍未付款的訂單',
  },
})
