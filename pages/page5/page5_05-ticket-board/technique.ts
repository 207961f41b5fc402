import type { Technique } from '#client/router/techniques.ts'

const technique: Technique = {
  name: { en: 'Drag and drop, keyboard, state rules', zh: '拖曳與鍵盤操作，狀態規則' },
  terms: 'kanban drag and drop rank live 看板 拖放',
}
export default technique
