import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Command stack', zh: '指令堆疊' },
  terms: 'undo redo command pattern collaboration canvas 復原 重做',
} satisfies Technique
