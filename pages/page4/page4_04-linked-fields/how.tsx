import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        A field that asks the server on every choice or keystroke has a problem that you rarely notice on a fast
        network: responses can arrive in a different order from their requests. Choose Tainan, then Taipei; if the
        response for Tainan is slow, it arrives last and puts Tainan’s townships under Taipei. In the same way, a check
        for an earlier name can call the current one available.
      </p>
      <h3>How this page does it</h3>
      <p>
        Each field numbers its requests. A new request aborts the previous one (<code>AbortController</code>), and a
        response is shown only if its number is still the latest. An abort can come too late, but the number can’t. The
        same rule applies to errors. The name is checked only after 300 ms without typing, and not at all if it is empty
        or invalid.
      </p>
      <Excerpt symbol="createLatest" />
      <p>
        A new choice clears only the fields that no longer match, says so, and offers Undo. Each list loads, fails and
        retries on its own.
      </p>
      <Excerpt symbol="useQuestion" />
      <h3>Worth noticing</h3>
      <ul>
        <li>
          The check is only a hint. Before you save, somebody else may take the name. The database’s unique index
          decides, and the refusal appears on the field.
        </li>
        <li>
          Slow requests carry <code>X-Practice-Fault</code>. The server really responds later, as you can see in the
          traffic log.
        </li>
        <li>
          A query library with the input in its query key does this for you. This page does it by hand so that you can
          see it and turn it off.
        </li>
      </ul>
      <h3>What others do</h3>
      <p>
        React Query, SWR and Apollo key each response by its input, so an old one lands in its own place and is never
        shown for a new input. RxJS has <code>switchMap</code> for the same rule. In a <code>useEffect</code> without
        either, the usual mend is a flag that the clean-up sets.
      </p>
      <h3>When not to</h3>
      <p>If all choices are a few kilobytes, load them once and filter in the browser: no request, no race.</p>
    </>
  ),
  zh: () => (
    <>
      <p>
        每次選擇或輸入都向伺服器查詢的欄位，有個在快速網路上不容易發現的問題：回應不一定照請求的順序抵達。先選臺南市、再選臺北市，若臺南的回應較慢，它會最後才到，把臺南的區放在臺北市底下。同樣地，已被改掉的名稱也可能顯示為「可以使用」。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        每個欄位的請求都有編號。新的請求會中止前一個（<code>AbortController</code>
        ），而回應只有在編號仍是最新時才會顯示：中止可能太晚，編號不會。失敗也遵守同樣的規則。名稱在停止輸入 300
        毫秒後才檢查；空白或本來就不合規定的名稱不會送出。
      </p>
      <Excerpt symbol="createLatest" />
      <p>改變選擇時，只清除不再符合的欄位並說明原因，也可以復原。每個清單各自載入、失敗與重試。</p>
      <Excerpt symbol="useQuestion" />
      <h3>值得留意</h3>
      <ul>
        <li>
          檢查只是建議。檢查之後、儲存之前，別人仍可能先用掉名稱；由資料庫的唯一索引決定，拒絕的原因會顯示在欄位上。
        </li>
        <li>
          變慢的請求帶有 <code>X-Practice-Fault</code>，伺服器確實較晚回應，可在流量紀錄中查看。
        </li>
        <li>以輸入內容作為快取鍵的查詢函式庫會自動處理這件事；這裡親手實作，是為了讓您看見，也能關掉。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        React Query、SWR 與 Apollo 以輸入內容作為鍵，舊的回應只會落在自己的位置，不會顯示在新的輸入上。RxJS 的{' '}
        <code>switchMap</code> 是同一個規則。若只用 <code>useEffect</code>，通常在清除函式裡設一個旗標。
      </p>
      <h3>什麼時候不適合</h3>
      <p>如果所有選項只有幾 KB，一次載入後在瀏覽器篩選就好：沒有請求，也就沒有競爭。</p>
    </>
  ),
}
