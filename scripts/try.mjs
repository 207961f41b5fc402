import { chromium, firefox } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from './browser.ts'
const b=await (process.argv[2]==='firefox'?firefox:chromium).launch({executablePath:findBrowser(),args:BROWSER_ARGS}); const ctx=await b.newContext(); const p=await ctx.newPage()
const log=m=>console.log(new Date().toISOString().slice(17,23),m)
p.on('console',m=>log('['+m.type()+'] '+m.text().slice(0,600))); p.on('pageerror',e=>log('ERR '+e.message))
p.on('crash',()=>log('CRASH'));b.on('disconnected',()=>log('DISCONNECTED'));
p.on('worker',w=>log('worker '+w.url()))
await p.goto('http://127.0.0.1:4701/strive/'); log('loaded '+p.url())
try{ await p.waitForFunction(()=>document.documentElement.dataset.server&&document.documentElement.dataset.server!=='progress',null,{timeout:30000}) }catch(e){log('no server')}
log(await p.evaluate(()=>document.documentElement.dataset.server+' '+navigator.serviceWorker?.controller?.scriptURL))
const s=await p.evaluate(async()=>{const r=await fetch('/api/sessions',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({account:'operator',password:'654321'})});return [r.status,(await r.text()).slice(0,300)]}).catch(e=>e.message); log(JSON.stringify(s))
await p.locator('#account').fill('operator'); await p.locator('#password').fill('654321'); await p.getByRole('button',{name:/sign in|log in/i}).click()
await p.waitForTimeout(6000); log(p.url()); await p.screenshot({path:'/tmp/h1/s1.png'})
await p.goto('http://127.0.0.1:4701/strive/page3/page3_01'); await p.waitForTimeout(5000); log(p.url()); await p.screenshot({path:'/tmp/h1/s2.png'})
await b.close()
