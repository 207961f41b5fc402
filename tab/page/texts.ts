import type { State } from './state.ts'

// Says at the top of the window what the server is doing, until it listens. The form doesn't wait for this script.

const root = document.documentElement
const isChinese = () => root.lang.startsWith('zh')

const textOf = (state: State): string => {
  if (state.type === 'progress')
    return isChinese()
      ? `第一次造訪：正在下載練習資料，${Math.round(state.share * 100)}%`
      : `First visit: downloading the practice data, ${Math.round(state.share * 100)}%`
  if (state.type === 'failed')
    return isChinese()
      ? `主控台無法在這個瀏覽器中啟動：${state.message}`
      : `The console can’t start in this browser: ${state.message}`
  if (state.type === 'missing')
    return isChinese()
      ? '無法載入主控台的檔案，可能已有新版本。請重新載入。'
      : 'The console’s files can’t be loaded. There may be a new version: reload to try again.'
  if (state.type === 'outdated')
    return isChinese() ? '主控台有新版本，請重新載入。' : 'There is a new version of the console. Reload to use it.'
  if (state.type === 'unsupported')
    return isChinese()
      ? '這個瀏覽器缺少主控台需要的功能。請使用最新的 Chrome、Edge 或 Firefox，並且不要使用無痕視窗；或者安裝主控台。'
      : 'This browser lacks what the console needs. Use a current Chrome, Edge or Firefox, outside a private window, or install the console.'
  return ''
}

function say() {
  const state: State = JSON.parse(root.dataset.server ?? '{}')
  const text = textOf(state)
  const known = document.getElementById('tab-state')
  if (text === '') known?.remove()
  else (known ?? makeLine()).textContent = text
}

/** The policy of the document forbids style attributes in its text, but not these. */
function makeLine(): HTMLElement {
  const line = document.createElement('p')
  line.id = 'tab-state'
  line.role = 'status'
  line.style.cssText =
    'position:fixed;inset:0 0 auto;z-index:99;margin:0;padding:6px 16px;text-align:center;font:14px/20px system-ui,sans-serif;color:#fff;background:#2f3f9c'
  document.body.append(line)
  return line
}

new MutationObserver(say).observe(root, { attributeFilter: ['data-server'] })
say()
