import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        Front ends are developed on a fast network against a healthy server, and used on a train against an overloaded
        one. States that you never see are rarely designed: skeletons, retries, duplicate submissions.
      </p>
      <h3>How this page does it</h3>
      <p>
        Faults are injected on the server, in one place around all endpoints. So they affect any client: this console,
        curl, or your own front end with an API key. Rules are personal and never affect your colleagues. A rule matches
        endpoints by method and path, and the most specific rule wins. A single request can also carry a fault in a
        header.
      </p>
      <Excerpt symbol="runFault" />
      <p>
        Random faults are seeded. The same seed gives the same sequence of failures, so a test of an unreliable network
        is still a reliable test. You can export your rules as a Playwright helper.
      </p>
      <Excerpt symbol="faultAt" />
      <p>
        <em>Hold</em> replaces the sleep in a test. A held request waits at the server until you release it, fail it or
        drop its connection, so you decide the order of events: what the page shows meanwhile, what a double click does,
        and which of two replies comes last.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          Signing in and clearing faults are exempt, and every rule ends after at most 15 minutes, so you can’t lock
          yourself out.
        </li>
        <li>
          Each response names the fault that was applied, in <code>X-Practice-Fault-Applied</code> and{' '}
          <code>Server-Timing</code>.
        </li>
        <li>“Lost response” is the hardest case: the write is stored, but the client never finds out.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        MSW intercepts requests in the browser or in Node, and answers from handlers of your own; nothing behind them is
        real. Toxiproxy and the developer tools’ throttling work on the network and know no endpoints. Chaos engineering
        (Gremlin, Chaos Mesh) breaks machines.
      </p>
      <h3>When not to</h3>
      <p>
        For the logic of one component, a fake that answers at once is quicker. And never leave a switch for faults in a
        product that others depend on.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        前端是在快速的網路與正常的伺服器上開發的，使用者卻可能在火車上、連到過載的伺服器。沒看過的狀態往往不會被設計：骨架畫面、重試、重複送出。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        故障在伺服器上、所有端點外圍的同一處注入，因此任何用戶端都會受影響：主控台、curl，以及您用 API
        金鑰開發的前端。規則屬於您自己，不會影響同事。規則以方法與路徑指定端點，範圍最窄的優先；單一請求也可以在標頭自帶故障。
      </p>
      <Excerpt symbol="runFault" />
      <p>
        隨機故障有種子。相同的種子會產生相同的故障順序，因此即使測試不穩定的網路，測試本身仍然穩定。整組規則可以匯出成
        Playwright 輔助程式。
      </p>
      <Excerpt symbol="faultAt" />
      <p>
        <em>攔住</em>
        可以取代測試裡的等待時間。請求會停在伺服器上，直到您放行、讓它失敗或切斷連線；事情發生的順序由您決定：等待時畫面顯示什麼、連按兩下會怎樣、哪一個回應最後才到。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>登入與解除故障不受影響，規則最多十五分鐘後自動結束，不會把自己鎖在外面。</li>
        <li>
          每個回應都會註明套用的故障：<code>X-Practice-Fault-Applied</code> 與 <code>Server-Timing</code>。
        </li>
        <li>「回應遺失」最難處理：資料已經寫入，用戶端卻無從得知。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        MSW 在瀏覽器或 Node 攔截請求，由自己寫的處理器回應，後面沒有真正的伺服器。Toxiproxy
        與開發者工具的限速作用在網路層，不認得端點。混沌工程（Gremlin、Chaos Mesh）則直接破壞機器。
      </p>
      <h3>什麼時候不適合</h3>
      <p>只測一個元件的邏輯時，立刻回應的假物件比較快。別人依賴的產品裡，千萬不要留下故障開關。</p>
    </>
  ),
}
