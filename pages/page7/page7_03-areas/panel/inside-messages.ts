import { defineMessages } from '#shared/messages.ts'

export const insideMessages = defineMessages('page7_03.inside', {
  inside: { en: 'Inside', zh: '範圍內' },
  sites: {
    en: { one: '{{number}} service point', other: '{{number}} service points' },
    zh: '{{number}} 個據點',
  },
  orders: {
    en: { one: '{{number}} open order, {{total}}', other: '{{number}} open orders, {{total}}' },
    zh: '{{number}} 筆未完成訂單，{{total}}',
  },
  more: { en: 'and {{number}} more', zh: '以及其他 {{number}} 筆' },
  kindCount: { en: '{{kind}} {{number}}', zh: '{{kind}} {{number}}' },
  shop: { en: 'Shops', zh: '門市' },
  workshop: { en: 'Workshops', zh: '維修站' },
  'pick-up': { en: 'Pick-up points', zh: '取貨點' },
  locker: { en: 'Parcel lockers', zh: '取貨櫃' },
})
