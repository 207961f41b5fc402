import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page7_01', {
  upcoming: {
    en: 'It will add, drag, name and filter markers by pointer or keyboard, with undo, and take GeoJSON and CSV in and out.',
    zh: '這裡可用滑鼠或鍵盤新增、拖曳、命名與篩選標記，可復原，並可匯入匯出 GeoJSON 與 CSV。',
  },
})
