import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ko: Translation<typeof en> = {
  title: '리뷰',
  ending: '리뷰 기능은 6월 30일에 종료됩니다.',
  'ending.on': '리뷰 기능은 {{date}}에 종료됩니다.',
  'ended.on': '리뷰 기능은 {{date}}에 종료되었습니다.',
  rating: '별점 5점 만점에 {{rating}}점',
  count_other: '리뷰 {{displayCount}}개',
  stars_other: '별 {{displayCount}}개',
  'distribution.stars': '별점',
  'distribution.ratings': '평가 수',
  readMore: '더보기',
  readLess: '접기',
  reply: '{{name}}의 답글',
  report: '리뷰 신고',
  showAll: '리뷰 모두 보기',
};
