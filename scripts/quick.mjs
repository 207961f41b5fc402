import { bundle } from './tab/build.ts'
process.env.NODE_ENV='production'
const t='/tmp/h1/site/tab'
for (const w of process.argv.slice(2)) {
 if (w==='server') await bundle('tab/worker/main.ts', t, 'server.js', 'es')
 if (w==='page') await bundle('tab/page/main.ts', t, 'page.js', 'iife')
 if (w==='jobs') await bundle('resources/jobs/thread/main.ts', t, 'resources-jobs-thread-main.js', 'es')
 if (w==='sw') await bundle('tab/service-worker/main.ts', '/tmp/h1/site', 'offline-worker.js', 'iife', {screens:['join','invitation']})
}
