import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Event stream, playback', zh: '事件串流與回放' },
  terms: 'SSE EventSource server-sent events stream replay GPS 即時 軌跡',
} satisfies Technique
