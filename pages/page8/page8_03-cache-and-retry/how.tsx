import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        Several parts of a page often need the same data. If each component fetched it, one page would send five
        requests for one record. If no component refetched it, the page would show old data.
      </p>
      <h3>How this page does it</h3>
      <p>
        Components don’t fetch. They name the data with a query key, and a cache (TanStack Query) decides what to do.
        Fresh data is returned immediately. A component that mounts during a request waits for the same response. Stale
        data is shown while it is refetched in the background. Two keys are two cache entries, even if they use the same
        URL.
      </p>
      <Excerpt symbol="createPracticeCache" />
      <p>
        Failed requests are retried if a retry may help, with exponential backoff to give the server time to recover.
        Reads are always safe to repeat. Writes are not, unless they carry an <code>Idempotency-Key</code>. So the
        console retries reads three times and writes not at all.
      </p>
      <Excerpt symbol="mayPass" />
      <h3>Worth noticing</h3>
      <ul>
        <li>
          The lower lane of the timeline comes from the server’s own log, not from what the browser believes it sent.
        </li>
        <li>Data of unmounted components stays in the cache for five minutes, so mounting again shows it at once.</li>
        <li>If a refetch fails, the existing data stays visible together with the error.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        SWR and RTK Query follow the same idea; Apollo stores objects by their id, so one change shows everywhere.
        React’s <code>cache</code> and <code>use</code>, and the loaders of Remix and TanStack Router, fetch per
        navigation. The HTTP cache does it without any code, if the server sends <code>Cache-Control</code>.
      </p>
      <h3>When not to</h3>
      <p>
        Data that must be right at this moment (a balance before a payment) is read when it is needed, past every cache.
        And a form must not be refreshed under the fingers of whoever fills it in.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        一個頁面常有好幾個部分需要同一份資料。若每個元件各自讀取，一頁就會為同一筆資料送出五個請求；若都不重新讀取，看到的就是舊資料。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        元件不自己讀取，只以查詢鍵指定資料，由快取（TanStack
        Query）決定：新鮮的資料立刻回傳；請求進行中才掛載的元件，等待同一個回應；過期的資料先顯示，同時在背景重新讀取。鍵不同就是兩筆快取，即使網址相同。
      </p>
      <Excerpt symbol="createPracticeCache" />
      <p>
        重試可能有用時才會重試，間隔逐次加倍，讓伺服器有時間恢復。讀取隨時可以重複；寫入則不行，除非帶有{' '}
        <code>Idempotency-Key</code>。因此主控台讀取會重試三次，寫入不會重試。
      </p>
      <Excerpt symbol="mayPass" />
      <h3>值得留意</h3>
      <ul>
        <li>時間軸下方的一列取自伺服器的紀錄，而不是瀏覽器以為自己送出的請求。</li>
        <li>元件卸載後，資料會在快取保留五分鐘，再次掛載就能立刻顯示。</li>
        <li>重新讀取失敗時，既有的資料會保留，並顯示錯誤。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        SWR 與 RTK Query 是同樣的想法；Apollo 以編號儲存物件，改一處，處處更新。React 的 <code>cache</code> 與{' '}
        <code>use</code>，以及 Remix、TanStack Router 的 loader，在換頁時讀取。只要伺服器送出 <code>Cache-Control</code>
        ，HTTP 快取完全不需要程式。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        必須當下正確的資料，例如付款前的餘額，要在使用時直接讀取，不經過快取。填到一半的表單，也不能在手底下被更新。
      </p>
    </>
  ),
}
