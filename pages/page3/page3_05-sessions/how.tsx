export default {
  en: () => (
    <>
      <p>
        Signing in is the easy half. The other half is signing out: a laptop is sold, a phone is lost, a browser is left
        open at the library, and the owner is somewhere else.
      </p>
      <h3>How this page does it</h3>
      <p>
        A session is a row at the server, and its token is only its name. Ending it is therefore felt at once, by the
        next request and by the open socket, on every instance; a token that carries its own end inside could not be
        called back.
      </p>
      <p>
        Each row tells where it was begun, by what device, and when it was last used. One can be ended, or all others,
        or shortened to half a minute to see what a page does when its ground goes away.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          When a session ends under your hands, you sign in over the page: the half-filled form stays behind the dialog,
          out of reach until you are known again. Another account finds nothing of it.
        </li>
        <li>“Not me” ends the session and leads to the password: without a new one, whoever had it signs in again.</li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>登入是容易的一半，另一半是結束：筆電賣掉了、手機遺失了、圖書館的瀏覽器忘了登出，而該處理的人卻在別的地方。</p>
      <h3>這一頁怎麼做</h3>
      <p>
        工作階段是伺服器上的一列資料，權杖只是它的名字。因此結束會立刻生效：下一個請求、開啟中的通道、每個執行個體都會知道。若把有效期限寫在權杖裡，就無法收回了。
      </p>
      <p>
        每一列都說明從哪裡、用什麼裝置開始，以及最後使用的時間。可以結束一個、結束其他全部，或縮短到半分鐘，看看腳下的地面消失時頁面會怎麼反應。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>
          工作階段在操作途中結束時，可以直接在頁面上重新登入：填到一半的表單留在對話框後面，確認身分之前無法碰觸。換成別的帳號則看不到任何內容。
        </li>
        <li>「不是我」會結束該工作階段並引導您變更密碼：不換密碼，對方可以再次登入。</li>
      </ul>
    </>
  ),
}
