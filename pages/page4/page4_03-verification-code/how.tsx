export default {
  en: () => (
    <>
      <p>
        The code on the sign-in screen is drawn by the browser that also checks it. It prevents slips but stops no
        program: a script can read the page’s memory or skip the page altogether.
      </p>
      <h3>How this page does it</h3>
      <p>
        At the left stands that widget with all its options: length, characters, noise, colours. At the right stands a
        captcha as it must be when it is to hold: the server draws the picture, keeps the answer, gives one try, forgets
        after two minutes, and makes guessing slow. The browser only shows and asks.
      </p>
      <p>
        Users who can’t see the picture get a sum in words. A captcha without another way in is a locked door for some
        of your users.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>Right or wrong, an answer uses the captcha up. Otherwise it could be tried until it fits.</li>
        <li>Look-alikes (0 and O, 1 and l) are left out: they cost people a try and programs nothing.</li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>
        登入畫面的驗證碼由瀏覽器自己繪製、自己檢查。它能防止手誤，卻擋不住程式：能讀取頁面記憶體、或乾脆跳過頁面的程式，都等於通過了。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        左邊是這個元件與它的所有選項：長度、字元、干擾與顏色。右邊則是真正能發揮作用的驗證碼：圖片由伺服器繪製、答案留在伺服器、只有一次機會、兩分鐘後失效，並且讓猜測變慢。瀏覽器只負責顯示與詢問。
      </p>
      <p>看不見圖片的人可以改答文字算式。沒有替代方式的驗證碼，對某些使用者來說就是上鎖的門。</p>
      <h3>值得留意</h3>
      <ul>
        <li>不論對錯，回答一次就作廢；否則可以一直試到對為止。</li>
        <li>容易混淆的字元（0 與 O、1 與 l）都不使用：它們只會讓人浪費一次機會，對程式毫無影響。</li>
      </ul>
    </>
  ),
}
