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
      <p>
        A preview adds one step to the same calculation: you keep only what you <em>and</em> the role both have. It can
        only take permissions away, so it can’t be abused, and ending it needs no permission.
      </p>
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
    </>
  ),
  zh: () => (
    <>
      <p>只在前端檢查權限，等於沒有檢查：按鈕雖然隱藏，請求照樣成功。若規則寫在兩份清單裡，總有一天會不一致。</p>
      <h3>這一頁怎麼做</h3>
      <p>
        權限清單只有一份。每個端點、頁面與通道都註明需要的權限，角色則在一個沙盒中授予其中幾項。每次請求時，伺服器在查詢工作階段的同時算出您的權限；選單、頁面與按鈕只是照著結果顯示。
      </p>
      <p>
        預覽只在計算中多加一步：只保留您<em>與</em>
        該角色都有的權限。它只會減少權限，無從濫用；結束預覽也不需要任何權限。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>最後一位管理員無法把自己鎖在門外。兩位管理員同時移除對方時，交易會依序執行，後者會被拒絕。</li>
        <li>「為什麼？」執行的就是真正的檢查，並回報每一步。另外撰寫的說明遲早會出錯。</li>
        <li>每次勾選都會帶上當時的版本。若別人先改了另一項權限，兩邊的修改都會保留。</li>
      </ul>
    </>
  ),
}
