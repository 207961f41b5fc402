import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        An admin console that checks permissions only in the front end checks nothing: the button is hidden, but the
        request still works. If two lists hold the rules, they will differ one day.
      </p>
      <h3>How this page does it</h3>
      <p>
        There is one list of permissions. Each endpoint, page and socket names the permission it needs, and a role
        grants some of them in one sandbox. The server computes your permissions on every request, in the query that
        finds your session. The menu, the pages and the buttons only follow the result.
      </p>
      <Excerpt symbol="permittedBy" />
      <p>
        A preview adds one step to the same calculation: you keep only what you <em>and</em> the role both have. It can
        only take permissions away, so it can’t be abused, and ending it needs no permission.
      </p>
      <Excerpt symbol="requireAdmin" />
      <h3>Worth noticing</h3>
      <ul>
        <li>
          The last administrator can’t lock themselves out. If two administrators remove each other at the same time,
          the transactions run one after the other, and the second is refused.
        </li>
        <li>
          “Why?” runs the real check and reports its steps. A separate explanation would sooner or later be wrong.
        </li>
        <li>
          Each change sends the version it was based on. If somebody else changed another permission first, both changes
          stay.
        </li>
      </ul>
      <h3>What others do</h3>
      <p>
        Libraries such as CASL share one list of rules between browser and server; Next.js and Remix check in a loader
        or middleware. All of them still need the check where the data is changed: a server action is an endpoint that
        anybody can call.
      </p>
      <h3>When not to</h3>
      <p>
        If a right depends on the record (“only my own orders”), a matrix of roles is too coarse. Then you need a rule
        per row, in the query itself.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>只在前端檢查權限，等於沒有檢查：按鈕雖然隱藏，請求照樣成功。若規則寫在兩份清單裡，總有一天會不一致。</p>
      <h3>這一頁怎麼做</h3>
      <p>
        權限清單只有一份。每個端點、頁面與通道都註明需要的權限，角色則在一個沙盒中授予其中幾項。每次請求時，伺服器在查詢工作階段的同時算出您的權限；選單、頁面與按鈕只是照著結果顯示。
      </p>
      <Excerpt symbol="permittedBy" />
      <p>
        預覽只在計算中多加一步：只保留您<em>與</em>
        該角色都有的權限。它只會減少權限，無從濫用；結束預覽也不需要任何權限。
      </p>
      <Excerpt symbol="requireAdmin" />
      <h3>值得留意</h3>
      <ul>
        <li>最後一位管理員無法把自己鎖在門外。兩位管理員同時移除對方時，交易會依序執行，後者會被拒絕。</li>
        <li>「為什麼？」執行的就是真正的檢查，並回報每一步。另外撰寫的說明遲早會出錯。</li>
        <li>每次勾選都會帶上當時的版本。若別人先改了另一項權限，兩邊的修改都會保留。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        CASL 這類函式庫讓瀏覽器與伺服器共用一份規則；Next.js 與 Remix 在 loader 或 middleware
        檢查。不論哪一種，修改資料的地方都還要檢查，因為 Server Action 也是任何人都能呼叫的端點。
      </p>
      <h3>什麼時候不適合</h3>
      <p>如果權限取決於資料本身，例如「只能改自己的訂單」，角色表就太粗略，需要在查詢裡加上逐列的規則。</p>
    </>
  ),
}
