import { config } from 'zod/mini'

// zod compiles validators if it may, and the content security policy reports even its test for that. Must be the first
// import of main.tsx, before anything is parsed.
config({ jitless: true })
