import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        Debugging often starts with “it didn’t save”. The browser’s network panel is empty once the page is closed,
        knows nothing about other devices, and shows what was sent rather than what the server received.
      </p>
      <h3>How this page does it</h3>
      <p>
        The server keeps the last 5,000 requests of each operator (1,000 of a learner), from any client: the request,
        the response, the duration, the number of database queries, and the practice fault that was applied. Log entries
        are written in batches after the response, so logging doesn’t slow requests down.
      </p>
      <Excerpt symbol="writeBatch" />
      <p>
        You can send a request again, in the same sandbox or another one, and compare two requests side by side: request
        line, headers, body and duration. Comparing one that worked with one that failed often reveals the cause.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          Secrets are never stored: tokens, passwords, codes and keys are removed before an entry is written, even from
          the wrong field. A request with a removed secret can’t be sent again, and the page tells you so.
        </li>
        <li>Every response has a request id. Include it in a bug report to identify the exact request.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        Sentry, Datadog and OpenTelemetry record traces across services and keep samples. Charles, Proxyman and
        mitmproxy sit between browser and server. Browsers export a HAR file, which holds every secret of the session:
        look before you send it to anybody.
      </p>
      <h3>When not to</h3>
      <p>
        Bodies of requests are personal data. In a real back office keep them only where somebody needs them, for days
        and not for ever, and tell people.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        除錯往往從「沒有存到」開始。瀏覽器的網路面板在關閉頁面後就清空、看不到其他裝置，而且顯示的是送出的內容，不是伺服器收到的內容。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        伺服器為每位操作者保留最近 5,000 個請求（學員為 1,000
        個），不論由哪個用戶端送出：請求、回應、耗時、資料庫查詢次數，以及套用的練習故障。紀錄在回應之後分批寫入，不會拖慢請求。
      </p>
      <Excerpt symbol="writeBatch" />
      <p>
        請求可以重送，在同一個沙盒或另一個都行；也可以把兩個請求並排比較：請求行、標頭、本文與時間。將成功與失敗的請求並排比較，往往就能找到原因。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>
          不儲存任何機密：權杖、密碼、驗證碼與金鑰在建立紀錄前就已剔除，即使有人填錯欄位也一樣。被剔除的內容無法重送，頁面會說明。
        </li>
        <li>每個回應都附有請求編號。在問題回報中附上編號，就能找到確切的請求。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        Sentry、Datadog、OpenTelemetry 跨服務記錄追蹤，只保留樣本。Charles、Proxyman、mitmproxy
        位在瀏覽器與伺服器之間。瀏覽器可匯出 HAR 檔，但裡面有工作階段的所有機密，寄出前請先檢查。
      </p>
      <h3>什麼時候不適合</h3>
      <p>請求內容屬於個人資料。正式的後台只在需要的地方保留，以天計而非永久，並且告知使用者。</p>
    </>
  ),
}
