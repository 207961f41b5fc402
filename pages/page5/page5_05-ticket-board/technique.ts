import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Drag and drop, keyboard, state rules', zh: '拖曳與鍵盤操作，狀態規則' },
  terms: 'kanban drag and drop rank live 看板 拖放',
} satisfies Technique
