import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ko: Translation<typeof en> = {
  title: '기본 정보',

  address: '주소',
  'address.copy': '주소 복사',
  'address.copied': '주소를 복사했습니다.',
  'address.map': '지도 열기',
  'address.place': '지도',
  'address.driver': '기사님께 보여주기',
  phone: '전화번호',
  websites: '웹사이트',

  stations: '가까운 역',
  'stations.walk_other': '도보 {{displayCount}}분',

  prices: '가격대',
  'prices.lunch': '점심',
  'prices.dinner': '저녁',
  'prices.general': '평균',
  'prices.range': '{{min}} ~ {{max}}',
  'prices.from': '{{min}}부터',
  'prices.upTo': '{{max}} 이하',

  payment: '결제 수단',
  'payment.cash': '현금',
  'payment.creditCard': '신용카드',
  'payment.debitCard': '체크카드',
  'payment.transitCard': '교통카드',
  'payment.eMoney': '전자 머니',
  'payment.qrPayment': 'QR 결제',
  'payment.bankTransfer': '계좌 이체',
  'payment.insurance': '보험 적용',

  facilities: '편의 시설',
  'facilities.freeWifi': '무료 Wi-Fi',
  'facilities.noSmoking': '금연',
  'facilities.parking': '주차',
  'facilities.powerOutlets': '콘센트',
  'facilities.privateRooms': '룸',
  'facilities.seats_other': '좌석 {{displayCount}}석',

  health: '위생 및 안전',
  'health.handSanitizer': '손 소독제 비치',
  'health.staffMasks': '직원 마스크 착용',
  'health.temperatureChecks': '체온 측정',
  'health.ventilation': '충분한 환기',
  'health.spacedSeating': '좌석 간격 유지',
  'health.contactlessPayment': '비접촉 결제',

  'change.day': '{{day}}: {{hours}}',
  'change.days_other': '특별 영업시간 {{displayCount}}일',
  'change.week': '영업시간 변경',
  'change.address': '주소 변경',
  'change.phone': '전화번호 변경',
  'change.prices': '가격대 변경',
};
