import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        A technician works in cellars and mountain huts. If a report needs a connection, it is written on paper first,
        and if the page “saves when you are back”, three things go wrong: a reload loses the page, a repeated request
        takes effect twice, and a late change overwrites what a colleague saved meanwhile.
      </p>
      <h3>How this page does it</h3>
      <p>
        A <strong>service worker</strong> stores the page’s document and its files. It asks the server for every
        document and uses its copy only if there is no answer, so a new deployment is never hidden. Visits and unsent
        changes are in <strong>IndexedDB</strong>; the worker doesn’t touch the API.
      </p>
      <p>
        Every edit goes into an <strong>outbox</strong>: what changed, what you saw before, and the visit’s version. It
        is sent with an <code>Idempotency-Key</code> and <code>If-Match</code>. A lost response is harmless, because the
        same key gets the same response. If the visit has changed, the server answers <code>412</code> with the current
        one, and the change is merged: other fields are simply kept, and for the same field you choose.
      </p>
      <Excerpt symbol="addEntry" />
      <h3>Worth noticing</h3>
      <ul>
        <li>Changes of one visit go in order, each on the version that the one before it made.</li>
        <li>You can take a change back while it waits, but not once it was sent without a response.</li>
        <li>Several tabs share one outbox, and a lock lets one of them send.</li>
        <li>Storage can be full, forbidden or deleted. The page says so, and what only this tab still has.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        Workbox writes most service workers. PouchDB, RxDB, PowerSync and ElectricSQL keep a whole database in the
        browser and sync it. Replicache and Zero treat every page as offline and the server as the judge of each change.
      </p>
      <h3>When not to</h3>
      <p>
        A service worker stays on a device until it is told to go, and a mistake in it can lock users out of a new
        version. If nobody works without a connection, leave it out.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        技師常在地下室或山屋工作。如果回報必須連線，大家就會先寫在紙上；如果頁面只是「連線後再存」，會有三個問題：重新載入就失去頁面、重送的請求生效兩次、遲到的變更蓋掉同事剛存的內容。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        <strong>Service worker</strong>{' '}
        儲存這一頁的文件與檔案。它每次都先向伺服器要文件，沒有回應才用自己的副本，因此不會讓您看到部署前的舊版。到府維修與未送出的變更存在{' '}
        <strong>IndexedDB</strong>，service worker 不會碰 API。
      </p>
      <p>
        每次編輯都先進入<strong>寄件匣</strong>：改了什麼、改之前看到什麼，以及當時的版本。送出時帶著{' '}
        <code>Idempotency-Key</code> 與 <code>If-Match</code>
        。回應遺失也沒關係，相同的鍵會得到相同的回應。如果內容已被修改，伺服器會以 <code>412</code>{' '}
        附上目前的內容，再逐欄合併：不同欄位兩邊都保留，相同欄位由您選擇。
      </p>
      <Excerpt symbol="addEntry" />
      <h3>值得留意</h3>
      <ul>
        <li>同一次到府維修的變更會依序送出，每一筆都以前一筆產生的版本為基礎。</li>
        <li>等待中的變更可以收回；已送出但尚無回應的不行。</li>
        <li>多個分頁共用一個寄件匣，並以鎖確保只有一個分頁在送。</li>
        <li>儲存空間可能已滿、被禁止或被刪除。頁面會說明，並指出哪些內容只剩這個分頁才有。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        多數 service worker 用 Workbox 產生。PouchDB、RxDB、PowerSync、ElectricSQL
        把整個資料庫放進瀏覽器並同步。Replicache 與 Zero 把每一頁都當成離線，由伺服器裁定每個修改。
      </p>
      <h3>什麼時候不適合</h3>
      <p>Service worker 會留在裝置上，直到被移除；寫錯了，使用者可能進不了新版本。沒有人需要離線工作，就不要加。</p>
    </>
  ),
}
