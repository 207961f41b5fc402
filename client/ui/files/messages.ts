import { defineMessages } from '#shared/messages.ts'

export const fileMessages = defineMessages('Files', {
  folder: {
    en: '“{{name}}” is a folder. Only files can be dropped here.',
    zh: '「{{name}}」是資料夾，這裡只能放入檔案。',
  },
})
