import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/floor-plans/rules.ts',
      symbol: 'applyChanges',
      says: { en: 'A command is applied, in the browser and on the server', zh: '套用指令，瀏覽器與伺服器相同' },
    },
    {
      file: 'resources/floor-plans/rules.ts',
      symbol: 'changesBetween',
      says: { en: 'What reverts it', zh: '如何還原指令' },
    },
    {
      file: 'pages/page6/page6_05-undo-history/document/own-steps.ts',
      symbol: 'undoOf',
      says: { en: 'Undo takes back one’s own step, not somebody else’s', zh: '復原自己的步驟，而不是別人的' },
    },
    {
      file: 'pages/page6/page6_05-undo-history/document/fold.ts',
      symbol: 'rebased',
      says: { en: 'After a 412, yours come after theirs', zh: '收到 412 後，把自己的接在對方之後' },
    },
    {
      file: 'resources/floor-plans/add-step.ts',
      symbol: 'addStep',
      says: { en: 'The server numbers the commands', zh: '伺服器為指令編號' },
    },
  ],
  reading: [
    { title: 'Immer: Patches', href: 'https://immerjs.github.io/immer/patches/' },
    { title: 'Yjs: UndoManager', href: 'https://docs.yjs.dev/api/undo-manager' },
    { title: 'MDN: IndexedDB API', href: 'https://developer.mozilla.org/en-US/docs/Web/API/IndexedDB_API' },
  ],
}
