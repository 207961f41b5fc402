import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page7_02', {
  upcoming: {
    en: 'This page will cluster 20,000 points, keep the list and the map in sync, and let you share the view as a link.',
    zh: '這一頁將把兩萬個據點聚合成叢集，讓清單與地圖同步，並可用連結分享目前的畫面。',
  },
})
