import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        Every application fails somewhere: in code that nobody tested, on a network that drops, after a deployment that
        removed a file. Two questions decide how bad it is. Can the operator go on working? And does anybody find out?
      </p>
      <h3>How this page does it</h3>
      <p>
        An error boundary contains errors of rendering, so the rest of the console survives. Boundaries see nothing
        else: errors in event handlers, promises and workers leave the screen unchanged. So the console listens to{' '}
        <code>error</code> and <code>unhandledrejection</code> events, too. A refused request is not a bug. It is shown
        where it happened, and retried only if a retry can help.
      </p>
      <Excerpt symbol="watchErrors" />
      <p>
        Each error is reported with the last steps: pages, clicks and requests, but never typed text. The server maps
        the minified stack to the sources with source maps that it never serves, and groups reports by a fingerprint of
        class, message and files. An error that comes back after it was resolved is <em>regressed</em>.
      </p>
      <Excerpt symbol="fingerprintOf" />
      <h3>Worth noticing</h3>
      <ul>
        <li>
          Two messages with different numbers, such as “Order 12” and “Order 4711”, belong to one group. So does the
          same error after a release that moved its lines.
        </li>
        <li>
          A loop can throw thousands of errors. The reporter merges repeats, and the server refuses floods with a 429. A
          report that fails is never reported itself.
        </li>
        <li>
          The <code>type</code> of each problem document, such as <code>/problems/stale</code>, is a page that explains
          it.
        </li>
      </ul>
      <h3>What others do</h3>
      <p>
        Sentry, Rollbar and Bugsnag do all of this as a service, with releases, alerts and replays. Sentry’s own server
        is open; GlitchTip understands its protocol. <code>react-error-boundary</code> saves you the class; React 19 has{' '}
        <code>onUncaughtError</code> and <code>onCaughtError</code> at the root.
      </p>
      <h3>When not to</h3>
      <p>
        Don’t report what is expected: a wrong password, a lost line, a page that is being left. A list that nobody
        reads because it is full of them is worse than none.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        每個應用程式都會在某處出錯：沒有測試到的程式碼、中斷的網路、部署後消失的檔案。錯誤有多嚴重，取決於兩個問題：操作者能不能繼續工作？有沒有人會知道？
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        錯誤邊界把繪製時的錯誤限制在一處，主控台的其他部分不受影響。但邊界看不到別的錯誤：事件處理函式、Promise 與
        Worker 出錯時，畫面不會有變化。因此主控台也監聽 <code>error</code> 與 <code>unhandledrejection</code>{' '}
        事件。請求被拒絕不是程式錯誤，會顯示在發生的地方，只有重試可能有用時才會重試。
      </p>
      <Excerpt symbol="watchErrors" />
      <p>
        每個錯誤回報都帶有最後幾個操作：頁面、點選與請求，但不包含輸入的文字。伺服器以不對外提供的 source map
        將壓縮後的堆疊還原到原始碼，並以類別、訊息與檔案計算指紋，將回報分組。標為已解決後又發生的錯誤，會標為
        <em>再次發生</em>。
      </p>
      <Excerpt symbol="fingerprintOf" />
      <h3>值得留意</h3>
      <ul>
        <li>訊息只有數字不同時，例如「Order 12」與「Order 4711」，屬於同一組；新版本移動了行號，也仍是同一組。</li>
        <li>
          迴圈可能拋出上千個錯誤。回報程式會合併重複的錯誤，伺服器則以 429
          拒絕過多的回報。回報失敗時，絕不會再回報這個失敗。
        </li>
        <li>
          每份問題文件的 <code>type</code>（例如 <code>/problems/stale</code>）都是一個說明它的頁面。
        </li>
      </ul>
      <h3>其他做法</h3>
      <p>
        Sentry、Rollbar、Bugsnag 以服務提供這些功能，還有版本、警示與重播。Sentry 的伺服器是開放的，GlitchTip
        也相容它的協定。<code>react-error-boundary</code> 省去自己寫 class；React 19 在根節點有{' '}
        <code>onUncaughtError</code> 與 <code>onCaughtError</code>。
      </p>
      <h3>什麼時候不適合</h3>
      <p>預料中的情況不要回報，例如密碼錯誤、斷線、正在離開的頁面。塞滿這些而沒人看的清單，比沒有更糟。</p>
    </>
  ),
}
