import { config } from 'zod/mini'

// zod writes validators as code and tries whether it may: the content security policy reports even the attempt.
// The first import of main.tsx, so that nothing is parsed before.
config({ jitless: true })
