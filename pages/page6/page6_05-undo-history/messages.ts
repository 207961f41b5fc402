import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page6_05', {
  upcoming: {
    en: 'This page will let you move shapes on a floor plan, undo and redo even after a reload, and scrub through the history.',
    zh: '這一頁將可在平面圖上移動圖形，重新整理後仍能復原與重做，並可沿著歷程前後拖曳。',
  },
})
