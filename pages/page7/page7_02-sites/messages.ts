import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page7_02', {
  upcoming: {
    en: 'It will cluster 20,000 points, keep list and map together, and make the view a link to share.',
    zh: '這裡會將兩萬個據點聚合成叢集，清單與地圖同步，畫面本身就是可分享的連結。',
  },
})
