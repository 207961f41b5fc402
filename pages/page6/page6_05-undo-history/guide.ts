import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/floor-plans/rules.ts#applyChanges': {
      en: 'A command is applied, in the browser and on the server',
      zh: '套用指令，瀏覽器與伺服器相同',
    },
    'resources/floor-plans/rules.ts#changesBetween': { en: 'What reverts it', zh: '如何還原指令' },
    './document/own-steps.ts#undoOf': {
      en: 'Undo takes back one’s own step, not somebody else’s',
      zh: '復原自己的步驟，而不是別人的',
    },
    './document/fold.ts#rebased': {
      en: 'After a 412, yours come after theirs',
      zh: '收到 412 後，把自己的接在對方之後',
    },
    'resources/floor-plans/add-step.ts#addStep': { en: 'The server numbers the commands', zh: '伺服器為指令編號' },
  },
  reading: {
    'Immer: Patches': 'https://immerjs.github.io/immer/patches/',
    'Yjs: UndoManager': 'https://docs.yjs.dev/api/undo-manager',
    'MDN: IndexedDB API': 'https://developer.mozilla.org/en-US/docs/Web/API/IndexedDB_API',
  },
}
