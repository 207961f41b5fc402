import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Lazy tree with drag and keyboard moves', zh: '延遲載入的樹，可拖曳或用鍵盤移動' },
  terms: 'tree drag and drop WAI-ARIA treeview hierarchy cut paste 拖放 樹狀',
} satisfies Technique
