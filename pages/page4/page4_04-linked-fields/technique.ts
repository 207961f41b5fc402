import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Cascading selects and late responses', zh: '連動選項與遲到的回應' },
  terms: 'cascading select async validation race debounce AbortController 競態 cancel stale request 防抖 取消請求',
} satisfies Technique
